// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskedButton } from './asked-button.tsx';

afterEach(cleanup);

test('asks aloud, and keeps the focus when it is answered', () => {
  const confirm = vi.fn();
  render(
    <AskedButton
      action="Remove"
      confirm="Delete permanently"
      about="the note"
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
