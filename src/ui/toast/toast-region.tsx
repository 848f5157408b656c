import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { openedHere } from '#shared/paths.ts';
import { isNativeDialogOpen, subscribeToNativeDialogs } from '#browser/open-dialogs.ts';
import { currentToast, dismissToast, subscribeToToasts } from './toasts.ts';
import type { Toast } from './toasts.ts';
import { ReceiptText } from '../receipt-text/receipt-text.tsx';
import styles from './toast.module.css';

/** A swipe to the right of at least this many CSS pixels dismisses the toast. */
const swipeThresholdPx = 50;
/** The key that focuses the open toast. */
const hotkey = 'F8';

const noToast = () => null;
const notCovered = () => false;

/**
 * Shows the toast in a live region, so that it is read out without taking the focus. It waits until a native modal
 * dialog, which would cover it, is closed.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  const isCovered = useSyncExternalStore(subscribeToNativeDialogs, isNativeDialogOpen, notCovered);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    function focusRegion(event: KeyboardEvent) {
      if (event.key !== hotkey || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // On its button, so that the toast waits while it is being read.
      (region.current?.querySelector('button') ?? region.current)?.focus();
    }
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, []);
  const isShown = toast?.isOpen === true && !isCovered;
  const card = isShown ? <ToastCard key={toast.id} toast={toast} /> : null;

  return (
    // The attribute keeps react-aria from hiding the toasts from screen readers while a dialog is open.
    <section
      ref={region}
      className={styles['region']}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      data-react-aria-top-layer="true"
    >
      <div role="status" aria-live="polite">
        {toast?.tone === 'destructive' ? null : card}
      </div>
      <div role="alert">{toast?.tone === 'destructive' ? card : null}</div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isPaused, setIsPaused] = useState(false);
  const [offsetPx, setOffsetPx] = useState(0);
  const startX = useRef<number | null>(null);
  /** The element that had the focus before the toast. */
  const before = useRef<Element>(null);

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);

  function begin(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // A press on the button does not drag.
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    // With pointer capture the toast is told when a mouse button is released outside it.
    event.currentTarget.setPointerCapture(event.pointerId);
    startX.current = event.clientX;
    setIsPaused(true);
  }
  function move(event: PointerEvent) {
    if (startX.current !== null) setOffsetPx(Math.max(0, event.clientX - startX.current));
  }
  function end() {
    if (startX.current === null) return;
    startX.current = null;
    setIsPaused(false);
    if (offsetPx >= swipeThresholdPx) dismissToast(toast.id);
    setOffsetPx(0);
  }

  function close(card: Element | null) {
    const hasFocus = card?.contains(document.activeElement) === true;
    if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
    dismissToast(toast.id);
  }

  return (
    // Hover, swipe and Escape are shortcuts; the button inside is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['toast']}
      data-tone={toast.tone}
      style={offsetPx > 0 ? { transform: `translateX(${offsetPx}px)` } : undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => {
        if (startX.current === null) setIsPaused(false);
      }}
      onFocus={({ relatedTarget }) => {
        // Null when the whole window regains the focus.
        if (relatedTarget !== null) before.current = relatedTarget;
        setIsPaused(true);
      }}
      onBlur={() => setIsPaused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close(event.currentTarget);
      }}
    >
      <p className={styles['title']}>{toast.title}</p>
      {toast.description && (
        <p className={styles['description']}>
          <ReceiptText text={toast.description} />
        </p>
      )}
      {toast.action === null ? null : (
        <Link
          className={`button button-quiet ${styles['action']}`}
          to={toast.action.to}
          state={openedHere}
          onClick={() => dismissToast(toast.id)}
        >
          {toast.action.label}
        </Link>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label="Close notification"
        onClick={(event) => close(event.currentTarget)}
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
