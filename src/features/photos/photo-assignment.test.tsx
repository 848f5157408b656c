// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { noteSignedIn, noteSignedOut } from '#browser/owner-hint.ts';
import { photoAssignment } from '#content/photos-page.ts';
import { PhotoAssignment } from './photo-assignment.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the categories are every visitor’s, and the request to assign photos is the owner’s', () => {
  render(
    <MemoryRouter>
      <PhotoAssignment {...photoAssignment} />
    </MemoryRouter>,
  );
  const request = () => screen.queryByText(photoAssignment.request);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(request()).toBeNull();
  act(noteSignedIn);
  expect(request()).not.toBeNull();
  act(noteSignedOut);
  expect(request()).toBeNull();
});
