import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import type { LightboxItem } from './lightbox-item.ts';

const LazyLightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

/**
 * The lightbox of a page, loaded with the first tap.
 * @returns the element to render somewhere on the page, and `open(index)`
 */
export function useLightbox(items: readonly LightboxItem[]): {
  lightbox: ReactNode;
  open: (index: number) => void;
} {
  const [index, setIndex] = useState<number | null>(null);
  const lightbox =
    index === null ? null : (
      <Suspense>
        <LazyLightbox
          items={items}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setIndex(null)}
        />
      </Suspense>
    );
  return { lightbox, open: setIndex };
}
