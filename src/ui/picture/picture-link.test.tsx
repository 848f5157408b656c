// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PictureLink } from './picture-link.tsx';

afterEach(cleanup);

const picture = {
  id: 'projects/estate-1',
  width: 1600,
  height: 900,
  colour: '#887766',
  version: '0123456789',
  alt: 'A yard',
  caption: '',
  label: '',
} as const;

function tap(modifiers: MouseEventInit = {}) {
  const opened: string[] = [];
  render(
    <PictureLink
      picture={picture}
      name="A yard"
      className="open"
      onOpen={() => opened.push('here')}
    >
      A yard
    </PictureLink>,
  );
  const link = screen.getByRole('link', { name: 'Enlarge picture: A yard' });
  const click = createEvent.click(link, modifiers);
  fireEvent(link, click);
  return { opened, isFollowed: !click.defaultPrevented, address: link.getAttribute('href') };
}

test('a tap opens the picture over the page; the link’s target is its large copy', () => {
  expect(tap()).toEqual({
    opened: ['here'],
    isFollowed: false,
    address: '/attached_assets_compressed/projects/estate-1-1600.avif',
  });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'follows the link with %o, for a new tab or window',
  (modifiers) => {
    expect(tap(modifiers)).toMatchObject({ opened: [], isFollowed: true });
  },
);
