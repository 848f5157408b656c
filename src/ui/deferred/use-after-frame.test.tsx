// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAfterFrame } from './use-after-frame.ts';

function Both({ value }: { value: string }) {
  return (
    <p>
      {value} {useAfterFrame(value)}
    </p>
  );
}

test('a deferred value is rendered one frame after the urgent one', async () => {
  const { rerender } = render(<Both value="one" />);
  rerender(<Both value="two" />);
  expect(screen.getByText('two one')).toBeTruthy();
  // A background tab renders no frames, and a newer value overtakes one that still waits.
  rerender(<Both value="three" />);
  expect(screen.getByText('three one')).toBeTruthy();
  expect(await screen.findByText('three three')).toBeTruthy();
});
