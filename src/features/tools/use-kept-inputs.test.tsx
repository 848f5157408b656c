// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tankData } from '#content/tools/tank-figures.ts';
import { removeAllKeptInputs } from '#offline/tool-work/kept-inputs.ts';
import { initialInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import { tankCalculator } from '#shared/tools/tank/inputs.ts';
import { useKeptInputs } from './use-kept-inputs.ts';

beforeEach(() => sessionStorage.clear());

const { id, inputs } = tankCalculator(tankData);
const example = initialInputs(inputs);

/** A visit to the tool, with what it restores; `type` is an input on it. */
function visit(start: { raw?: RawInputs; isOn?: boolean } = {}) {
  const onRestore = vi.fn<(kept: RawInputs, work: string | null) => void>();
  const { rerender } = renderHook(
    ({ raw, isOn }: { raw: RawInputs; isOn: boolean }) =>
      useKeptInputs({
        id,
        inputs,
        raw,
        isOn,
        work: raw === example ? null : 'w1',
        isUnwritten: raw === example,
        onRestore,
      }),
    { initialProps: { raw: example, isOn: true, ...start } },
  );
  return { onRestore, type: (raw: RawInputs) => rerender({ raw, isOn: true }) };
}

test('brings back what was typed, and nothing once it is the example again', () => {
  const first = visit();
  expect(first.onRestore).not.toHaveBeenCalled();
  const typed = { ...example, roof: '173' };
  first.type(typed);
  const again = visit();
  expect(again.onRestore).toHaveBeenCalledExactlyOnceWith(typed, 'w1');
  again.type(typed);
  again.type(example);
  expect(visit().onRestore).not.toHaveBeenCalled();
});

test('is forgotten when everything on the device is deleted, and nothing else is', () => {
  visit().type({ ...example, roof: '90' });
  sessionStorage.setItem('reload-offered', '1');
  removeAllKeptInputs();
  expect(visit().onRestore).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('reload-offered')).toBe('1');
});

test('what was typed before it is known where it is saved stands, and is kept', () => {
  visit().type({ ...example, roof: '90' });
  const typed = { ...example, roof: '120' };
  const { onRestore } = visit({ raw: typed });
  expect(onRestore).not.toHaveBeenCalled();
  expect(visit().onRestore).toHaveBeenCalledExactlyOnceWith(typed, 'w1');
});

test('work that is saved as it is typed is left alone', () => {
  visit().type({ ...example, roof: '90' });
  expect(visit({ isOn: false }).onRestore).not.toHaveBeenCalled();
});

test('restores no name that the tool does not have, and survives a broken text', () => {
  sessionStorage.setItem(`tool-inputs-${id}`, '{"inputs":{"roof":"90","other":"1","people":2}}');
  expect(visit().onRestore).toHaveBeenCalledExactlyOnceWith({ roof: '90' }, null);
  for (const text of ['{broken', 'null', '7', '{}']) {
    sessionStorage.setItem(`tool-inputs-${id}`, text);
    expect(visit().onRestore).not.toHaveBeenCalled();
  }
});
