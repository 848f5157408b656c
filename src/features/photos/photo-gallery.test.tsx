// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PhotoGallery } from './photo-gallery.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('Escape closes an opened photo, but not under a window, which it closes first', () => {
  render(
    <PhotoGallery
      photos={[{ name: 'The yard', picture: 'photos/yard', caption: 'Clay.' }]}
      pictures={new Map()}
    />,
    { wrapper: MemoryRouter },
  );
  const photo = screen.getByRole('button', { name: 'The yard' });
  fireEvent.click(photo);
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  const chat = document.createElement('div');
  chat.setAttribute('role', 'dialog');
  document.body.append(chat);
  escape();
  expect(photo.getAttribute('aria-expanded')).toBe('true');
  chat.remove();
  escape();
  expect(photo.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(photo);
});
