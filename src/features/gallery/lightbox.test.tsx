// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Picture } from '#shared/media.ts';
import { Lightbox } from './lightbox.tsx';

afterEach(cleanup);

const picture: Picture = {
  id: 'projects/house-cover',
  alt: 'Computer model: a house',
  caption: '',
  label: 'Computer model.',
  width: 1600,
  height: 1067,
  colour: '#c4855a',
  version: '0123456789',
};

test('shows the WebP copy when the large one fails to load, and stays open', async () => {
  const close = vi.fn();
  render(
    <Lightbox
      items={[{ picture, caption: 'A house.' }]}
      index={0}
      onIndexChange={vi.fn()}
      onClose={close}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: picture.alt });
  const large = await waitFor(() => {
    const image = dialog.querySelector('img');
    if (!image) throw new Error('no picture yet');
    return image;
  });
  expect(large.getAttribute('src')).toBe(
    '/attached_assets_compressed/projects/house-cover-1600.avif',
  );
  fireEvent.error(large);
  const fallback = await screen.findByRole('img', { name: picture.alt });
  expect(fallback.getAttribute('src')).toBe(
    '/attached_assets_compressed/projects/house-cover-800.webp',
  );
  const tap = (element: Element) => {
    fireEvent.pointerDown(element, { button: 0, clientX: 9, clientY: 9 });
    fireEvent.mouseDown(element, { button: 0, clientX: 9, clientY: 9 });
    fireEvent.mouseUp(element, { button: 0, clientX: 9, clientY: 9 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(element, { button: 0, clientX: 9, clientY: 9 });
  };
  tap(fallback);
  expect(close).not.toHaveBeenCalled();
  tap(fallback.closest('.PhotoView__PhotoWrap') ?? fallback);
  expect(close).toHaveBeenCalledOnce();
});

test('announces what the next picture shows, even without a title', async () => {
  const next: Picture = { ...picture, id: 'projects/house-yard', alt: 'Computer model: its yard' };
  const items = [picture, next].map((one) => ({ picture: one, caption: 'A house.' }));
  const nothing = () => undefined;
  const shown = (index: number) => (
    <Lightbox items={items} index={index} onIndexChange={nothing} onClose={nothing} />
  );
  const { rerender } = render(shown(0));
  const dialog = await screen.findByRole('dialog', { name: picture.alt });
  const said = () => dialog.querySelector('[aria-live]')?.textContent;
  await waitFor(() => expect(said()).toContain(picture.alt));
  rerender(shown(1));
  await waitFor(() => expect(said()).toContain(next.alt));
});

test('scrolling the text with a finger is not taken for a swipe', async () => {
  const nothing = () => undefined;
  render(
    <Lightbox
      items={[{ picture, caption: 'A house.' }]}
      index={0}
      onIndexChange={nothing}
      onClose={nothing}
    />,
  );
  const words = await screen.findByText('A house.');
  const hold = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('touchmove', hold);
  fireEvent.touchMove(words);
  window.removeEventListener('touchmove', hold);
  expect(hold).not.toHaveBeenCalled();
});

test.each([
  [true, '50ms'],
  [false, '400ms'],
])('no picture waits for an animation when motion is reduced (%s)', async (isStill, pace) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isStill }) as unknown as MediaQueryList,
  );
  const nothing = () => undefined;
  render(
    <Lightbox
      items={[{ picture, caption: '' }]}
      index={0}
      onIndexChange={nothing}
      onClose={nothing}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: picture.alt });
  const backdrop = await waitFor(() => {
    const element = dialog.querySelector<HTMLElement>('.PhotoView-Slider__Backdrop');
    if (!element) throw new Error('no backdrop yet');
    return element;
  });
  expect(backdrop.style.animationDuration).toBe(pace);
});
