// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmButton } from './confirm-button.tsx';

afterEach(cleanup);

test('announces its question, and keeps the focus when it is answered', () => {
  const confirm = vi.fn();
  render(
    <ConfirmButton
      label="Remove"
      confirmLabel="Delete permanently"
      target="the note"
      onConfirm={confirm}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove the note' }));
  expect(screen.getByRole('status').textContent).toBe('Delete permanently: the note?');
  const second = screen.getByRole('button', { name: 'Delete permanently the note' });
  second.focus();
  fireEvent.click(second);
  expect(confirm).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the note' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
