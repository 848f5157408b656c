// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Confirmation } from './confirmation.tsx';
import { useConfirmation } from './use-confirmation.ts';

afterEach(cleanup);

function Draft({ isBusy = false, onLose = () => {} }: { isBusy?: boolean; onLose?: () => void }) {
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  return isAsking ? (
    <Confirmation
      label="Delete this draft?"
      isBusy={isBusy}
      onCancel={stopAsking}
      onConfirm={onLose}
    >
      It was never sent.
    </Confirmation>
  ) : (
    <button ref={opener} type="button" onClick={ask}>
      Delete…
    </button>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('the question focuses its safe button and is announced, and cancelling returns the focus', () => {
  render(<Draft />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(button('Delete…'));
  const keep = button('Cancel');
  expect(document.activeElement).toBe(keep);
  const words = document.getElementById(keep.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('It was never sent.');
  fireEvent.click(keep);
  expect(document.activeElement).toBe(button('Delete…'));
});

test('while the action runs both buttons are disabled, and the focus stays', () => {
  const lose = vi.fn();
  const { rerender } = render(<Draft onLose={lose} />);
  fireEvent.click(button('Delete…'));
  button('Delete from this device').focus();
  rerender(<Draft isBusy onLose={lose} />);
  expect(document.activeElement).toBe(button('Delete from this device'));
  fireEvent.click(button('Delete from this device'));
  fireEvent.click(button('Cancel'));
  expect(lose).not.toHaveBeenCalled();
  expect(button('Cancel')).toBeTruthy();
});
