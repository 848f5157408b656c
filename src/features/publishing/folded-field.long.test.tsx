// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FieldErrorsContext } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { FoldedField } from './folded-field.tsx';
import { goToField } from './problem-labels.ts';

afterEach(cleanup);

const form = (errors: FieldErrors) => (
  <FieldErrorsContext value={{ errors, clear: () => {} }}>
    {['costs', 'costs-of-labour'].map((path) => (
      <FoldedField key={path} path={path} label={path}>
        <details>
          <summary>More</summary>
          <input id={`entry-${path}.material`} />
        </details>
      </FoldedField>
    ))}
  </FieldErrorsContext>
);
const folded = (path: string) => {
  const found = screen.getByText(path, { selector: 'summary > span' }).closest('details');
  if (!found) throw new Error(`there is no ${path}`);
  return found;
};

test('opens when something in it is wrong, and says so; no other opens', () => {
  const { rerender } = render(form({}));
  expect([folded('costs').open, folded('costs-of-labour').open]).toEqual([false, false]);
  rerender(form({ 'costs.material': 'Write the price' }));
  expect([folded('costs').open, folded('costs-of-labour').open]).toEqual([true, false]);
  expect(folded('costs').textContent).toContain('Something to correct');
});

test('opens again when it was closed and publishing is tried again, and stays open once it is right', () => {
  const { rerender } = render(form({ costs: 'a' }));
  folded('costs').open = false;
  rerender(form({ costs: 'a' }));
  expect(folded('costs').open).toBe(true);
  rerender(form({}));
  expect(folded('costs').open).toBe(true);
  expect(folded('costs').textContent).not.toContain('Something to correct');
});

test('opens for a link to a field in it, with every folded field around it', () => {
  render(form({}));
  goToField('entry', 'costs.material');
  expect(folded('costs').open).toBe(true);
  expect(document.activeElement?.closest('details')?.open).toBe(true);
});
