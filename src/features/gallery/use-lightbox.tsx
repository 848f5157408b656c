import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useDialogCode } from '#ui/deferred/use-dialog-code.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxProps } from './lightbox.tsx';

const loadLightbox = () => import('./lightbox.tsx');

/** Loads the code of the lightbox. */
type LoadLightbox = () => Promise<{ Lightbox: ComponentType<LightboxProps> }>;

/**
 * The lightbox of a page, loaded with the first tap.
 * @param load must be the same function every time
 * @returns the element to render somewhere on the page, and `open(index)`
 */
export function useLightbox(
  items: readonly LightboxItem[],
  load: LoadLightbox = loadLightbox,
): {
  lightbox: ReactNode;
  open: (index: number) => void;
} {
  const [index, setIndex] = useState<number | null>(null);
  const lightbox =
    index === null ? null : (
      <OpenLightbox
        load={load}
        items={items}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setIndex(null)}
      />
    );
  return { lightbox, open: setIndex };
}

function OpenLightbox({ load, ...props }: LightboxProps & { load: LoadLightbox }) {
  const code = useDialogCode(load, props.onClose, 'We couldn’t enlarge the picture');
  return code && <code.Lightbox {...props} />;
}
