import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PhotoSlider } from 'react-photo-view';
import 'react-photo-view/dist/react-photo-view.css';
import type { OverlayRenderProps } from 'react-photo-view/dist/types';
import { compressedAddress, largeAddress, webpWidth } from '#shared/media.ts';
import type { LightboxItem } from './lightbox-item.ts';
import styles from './lightbox.module.css';

/**
 * Under reduced motion the style sheet stops the animation. The library still needs a duration longer than its first two
 * frames: with less it renders the picture, removes it and renders it again.
 */
const paceMs = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 50 : 400);

/** A press whose pointer moved further, in CSS pixels, was a swipe. */
const swipeThresholdPx = 10;

export interface LightboxProps {
  items: readonly LightboxItem[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/**
 * The only lightbox of the site: react-photo-view for swipe and zoom inside a react-aria dialog, which keeps the
 * focus and returns it. Closes by the backdrop, the button or Escape, and never by the picture itself. Where the
 * large copy fails to load, or the browser does not support AVIF, the WebP copy is shown.
 */
export function Lightbox({ items, index, onIndexChange, onClose }: LightboxProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const item = items[index];
  const attach = useCallback((element: HTMLElement | null) => setContainer(element), []);
  const pressedAt = useRef({ x: 0, y: 0 });
  if (!item) return null;
  const title = item.title ?? item.picture.alt;
  function closeByBackdrop({ target, clientX, clientY }: MouseEvent) {
    const { x, y } = pressedAt.current;
    if (Math.hypot(clientX - x, clientY - y) > swipeThresholdPx) return;
    if (target instanceof Element && !target.closest(`img, button, .${styles['caption']}`))
      onClose();
  }
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles['overlay'] ?? ''}
    >
      <Modal className={styles['modal'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''} aria-label={title}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are Escape and the button */}
          <div
            ref={attach}
            className={styles['stage']}
            onPointerDown={({ clientX, clientY }) => {
              pressedAt.current = { x: clientX, y: clientY };
            }}
            // The library lets no click bubble.
            onClickCapture={closeByBackdrop}
          >
            {container ? (
              <PhotoSlider
                visible
                images={items.map((one) => ({
                  key: one.picture.id,
                  src: one.address === undefined ? largeAddress(one.picture.id) : one.address,
                }))}
                index={index}
                onIndexChange={onIndexChange}
                onClose={onClose}
                loop={false}
                speed={paceMs}
                // Ours is the click, a press's last event: closed at its touchend, the page beneath would be pressed.
                maskClosable={false}
                photoClosable={false}
                // The library's own black has a colder tone than ours.
                maskOpacity={null}
                bannerVisible={false}
                brokenElement={
                  <img
                    className={styles['fallback']}
                    src={
                      item.address === undefined
                        ? compressedAddress(item.picture.id, webpWidth, 'webp')
                        : item.address
                    }
                    alt={item.picture.alt}
                  />
                }
                portalContainer={asPlainContainer(container)}
                // oxlint-disable-next-line react/no-unstable-nested-components -- the library's render prop
                overlayRender={(overlay) => (
                  <Controls overlay={overlay} items={items} onClose={onClose} />
                )}
              />
            ) : null}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The library gives its own portal node a nameless dialog role; ours is the dialog. */
function asPlainContainer(container: HTMLElement): HTMLElement {
  queueMicrotask(() => {
    const portal = container.querySelector('.PhotoView-Portal');
    portal?.removeAttribute('role');
    portal?.removeAttribute('aria-modal');
  });
  return container;
}

function Controls({
  overlay,
  items,
  onClose,
}: {
  overlay: OverlayRenderProps;
  items: readonly LightboxItem[];
  onClose: () => void;
}) {
  const { index, onIndexChange, scale, onScale } = overlay;
  const item = items[index];
  if (!item) return null;
  const isFirst = index === 0;
  const isLast = index === items.length - 1;
  const isZoomed = scale > 1;
  return (
    <>
      <div className={styles['tools']}>
        <button
          type="button"
          aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
          onClick={() => onScale(isZoomed ? 1 : 2)}
        >
          {isZoomed ? (
            <ZoomOut size={22} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <ZoomIn size={22} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
        <button type="button" aria-label="Close picture" onClick={onClose}>
          <X size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {items.length > 1 ? (
        <>
          {/* aria-disabled, not disabled: a disabled button would drop the focus at either end. */}
          <button
            type="button"
            className={styles['previous']}
            aria-label="Previous picture"
            aria-disabled={isFirst}
            onClick={() => {
              if (!isFirst) onIndexChange(index - 1);
            }}
          >
            <ChevronLeft size={26} strokeWidth={1.5} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles['next']}
            aria-label="Next picture"
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) onIndexChange(index + 1);
            }}
          >
            <ChevronRight size={26} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </>
      ) : null}
      <div
        className={styles['caption']}
        aria-live="polite"
        // The library prevents every touch move; here it scrolls the text.
        onTouchMove={(event) => event.stopPropagation()}
      >
        {item.title === undefined ? null : <p className={styles['title']}>{item.title}</p>}
        {item.picture.alt === item.caption ? null : (
          <p className="visually-hidden">{item.picture.alt}</p>
        )}
        {item.caption === '' ? null : <p>{item.caption}</p>}
        <p className={styles['small']}>
          {`${items.length > 1 ? `${index + 1} of ${items.length}. ` : ''}${item.picture.label}`}
        </p>
      </div>
    </>
  );
}
