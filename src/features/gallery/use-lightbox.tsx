import { useState } from 'react';
import type { ReactNode } from 'react';
import { useOpened } from '#ui/deferred/use-opened.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxProps } from './lightbox.tsx';

const load = () => import('./lightbox.tsx');

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
      <OpenLightbox
        items={items}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
      />
    );
  return { lightbox, open: setIndex };
}

function OpenLightbox(props: LightboxProps) {
  const code = useOpened(load, props.onClose, 'The picture could not be enlarged');
  return code && <code.Lightbox {...props} />;
}
