import { useEffect, useRef, useState } from 'react';
import { hydration } from '#browser/hydration.ts';
import { compressedAddress, pictureWidths, sizesWithPhones, webpWidth } from '#shared/media.ts';
import type { Picture } from '#shared/media.ts';
import { useDocumentHead } from '../page-head/head-context.ts';
import { focalPointProps } from './focal-point.ts';
import { whenNearViewport } from './when-near-viewport.ts';
import styles from './picture-view.module.css';

export interface PictureViewProps {
  picture: Picture;
  /** The `sizes` of an `<img>`: how wide the picture is at which viewport. */
  sizes: string;
  /** The leading picture of a page: loaded at once, with high priority. */
  isLead?: boolean;
  /** On the first screen beside others: loaded at once. */
  isEarly?: boolean;
  /** Empty where the text beside the picture already says it. */
  alt?: string;
  className?: string | undefined;
}

/**
 * A picture with a pulsing placeholder: AVIF first, WebP when that fails, a 300 ms fade. In the server's HTML it is a
 * plain image with its size, so that it works without JavaScript.
 */
export function PictureView({
  picture,
  sizes,
  isLead = false,
  isEarly = isLead,
  alt,
  className,
}: PictureViewProps) {
  const frame = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  // The server's HTML already has the image; only pages reached by a link wait until it is near.
  const [isNear, setIsNear] = useState(isEarly || !hydration.isComplete);
  const [isLoaded, setIsLoaded] = useState(false);
  const [failures, setFailures] = useState(0);
  const hasFailed = failures > 0;

  useEffect(() => {
    if (isNear || frame.current === null) return undefined;
    return whenNearViewport(frame.current, () => setIsNear(true));
  }, [isNear]);

  useEffect(() => {
    // An image in the server's HTML may have loaded, or failed, before the listeners were added.
    if (image.current?.complete !== true) return;
    if (image.current.naturalWidth > 0) setIsLoaded(true);
    else if (image.current.currentSrc.endsWith('.avif')) setFailures(1);
  }, [isNear]);

  const source = {
    sizes: sizesWithPhones(sizes),
    srcSet: pictureWidths
      .map((width) => `${compressedAddress(picture.id, width, 'avif')} ${width}w`)
      .join(', '),
  };
  const head = useDocumentHead();
  if (isLead) head?.preloadPicture(source);
  return (
    <picture
      ref={frame}
      className={className === undefined ? styles['frame'] : `${styles['frame']} ${className}`}
      data-state={stateOf(isNear, isLoaded, failures)}
    >
      {isNear && !hasFailed ? <source type="image/avif" {...source} /> : null}
      <img
        ref={image}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        {...focalPointProps(picture, styles['image'])}
        // Without one it loads nothing and holds its place by width and height.
        src={isNear ? compressedAddress(picture.id, webpWidth, 'webp') : undefined}
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => {
          if (isNear) setIsLoaded(true);
        }}
        onError={() => {
          if (isNear) setFailures(failures + 1);
        }}
      />
    </picture>
  );
}

/** Not asked for yet, on its way, here, or not to be had: then its words stand in. */
function stateOf(isNear: boolean, isLoaded: boolean, failures: number) {
  if (isLoaded) return 'loaded';
  if (failures > 1) return 'missing';
  return isNear ? 'loading' : 'waiting';
}
