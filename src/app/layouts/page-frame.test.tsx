// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PageFrame } from './page-frame.tsx';

afterEach(cleanup);

function show() {
  render(
    <MemoryRouter initialEntries={['/projects']}>
      <PageFrame
        before={
          <dialog>
            <button type="button">Close</button>
          </dialog>
        }
      >
        <Link to="/library">Library</Link>
      </PageFrame>
    </MemoryRouter>,
  );
}

test('the focus goes to the next page', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Library' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus stays in a dialog that was opened before the next page was shown', () => {
  show();
  document.querySelector('dialog')?.showModal();
  const button = screen.getByRole('button', { name: 'Close' });
  button.focus();
  fireEvent.click(screen.getByRole('link', { name: 'Library' }));
  expect(document.activeElement).toBe(button);
});
