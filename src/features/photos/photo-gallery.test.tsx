// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PhotoGallery } from './photo-gallery.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const picture = {
  id: 'photos/yard',
  alt: 'A yard',
  caption: '',
  label: '',
  width: 1600,
  height: 1067,
  colour: '#a19883',
  version: '1',
} as const;

test('Escape closes an open photo, but closes a dialog over it first', () => {
  render(<PhotoGallery photos={[{ id: 'yard', title: 'The yard', photo: picture }]} />, {
    wrapper: MemoryRouter,
  });
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
