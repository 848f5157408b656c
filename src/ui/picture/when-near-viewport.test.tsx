// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydration } from '#browser/hydration.ts';
import { PictureView } from './picture-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  hydration.isComplete = false;
});

const pictures = ['mudbrick', 'strawbale'].map((name) => ({
  id: `materials/${name}` as const,
  width: 1600,
  height: 1200,
  alt: name,
  caption: '',
  label: '',
  colour: '#c9b79c',
  version: '0123456789',
}));

test('loads every picture of the page when it is printed, wherever it is', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  hydration.isComplete = true;
  const { container } = render(
    pictures.map((picture) => <PictureView key={picture.id} picture={picture} sizes="100vw" />),
  );
  const asked = () =>
    [...container.querySelectorAll('img')].map((image) => image.hasAttribute('src'));
  expect(asked()).toEqual([false, false]);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // The browser does not wait any longer.
    expect(asked()).toEqual([true, true]);
  });
});
