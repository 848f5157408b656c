// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { useLightbox } from './use-lightbox.tsx';

const part = { isHere: false };
async function load() {
  if (!part.isHere) throw new TypeError('the part did not come');
  return { Lightbox: () => <p>large</p> };
}

afterEach(cleanup);

function Article() {
  const { lightbox, open } = useLightbox([], load);
  return (
    <>
      <button type="button" onClick={() => open(0)}>
        Enlarge
      </button>
      {lightbox}
      <ToastRegion />
    </>
  );
}

test('a lightbox that fails to load leaves the article open, says so, and opens with the next tap', async () => {
  render(<Article />);
  fireEvent.click(screen.getByText('Enlarge'));
  await screen.findByText('We couldn’t enlarge the picture');
  expect(screen.getByText('Enlarge')).toBeTruthy();
  part.isHere = true;
  fireEvent.click(screen.getByText('Enlarge'));
  expect(await screen.findByText('large')).toBeTruthy();
});
