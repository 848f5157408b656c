// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PictureView } from './picture-view.tsx';

afterEach(cleanup);

const picture = {
  id: 'materials/mudbrick',
  width: 1600,
  height: 1200,
  alt: 'A stack of mudbricks drying under a roof',
  caption: '',
  label: '',
  colour: '#c9b79c',
  version: '0123456789',
} as const;

test('tries the WebP copy when an AVIF fails, and shows the alternative text when that fails too', () => {
  const { container } = render(<PictureView picture={picture} sizes="100vw" isLead />);
  const frame = container.querySelector('picture');
  const image = screen.getByAltText(picture.alt);
  expect(frame?.dataset['state']).toBe('loading');
  expect(container.querySelector('source')).not.toBeNull();

  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/attached_assets_compressed/materials/mudbrick-800.webp');
  expect(container.querySelector('source')).toBeNull();
  expect(frame?.dataset['state']).toBe('loading');

  fireEvent.error(image);
  expect(frame?.dataset['state']).toBe('missing');
});

test('keeps the chosen focal point in view, and the centre without one', () => {
  const { rerender } = render(
    <PictureView picture={{ ...picture, focus: { x: 0.83, y: 0 } }} sizes="100vw" isLead />,
  );
  expect({ ...screen.getByAltText(picture.alt).dataset }).toEqual({ x: '8', y: '0' });
  rerender(<PictureView picture={picture} sizes="100vw" isLead />);
  expect({ ...screen.getByAltText(picture.alt).dataset }).toEqual({});
});
