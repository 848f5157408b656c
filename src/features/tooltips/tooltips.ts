import { Second } from '#shared/time.ts';
import styles from './tooltips.module.css';

/** How long a mouse rests on an icon before its name is shown. */
const delayMs = 700;
/** Within this time after one tooltip has gone, the next one comes at once. */
const skipDelayMs = 300;
/** Between the icon and its tooltip, and between that and the edge of the window, in CSS pixels. */
const gapPx = 8;

/**
 * Shows the name of every button and link that is an icon alone: after a moment when a mouse rests on it, at once when
 * the keyboard reaches it, never for a finger. Escape, a press, scrolling and leaving hide it.
 * @returns undoes it
 */
export function startTooltips(): () => void {
  // Safari 16 and Firefox before 125 show none.
  if (!('popover' in HTMLElement.prototype)) return () => undefined;
  const tooltip = document.createElement('div');
  tooltip.className = styles['tooltip'] ?? '';
  tooltip.popover = 'manual';
  // The control already has this name.
  tooltip.ariaHidden = 'true';
  // Keeps react-aria from making it inert while a dialog is open.
  tooltip.dataset['reactAriaTopLayer'] = 'true';
  document.body.append(tooltip);

  let shownFor: Element | null = null;
  let hiddenAtMs = -Second.ms;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(control: Element, name: string): void {
    clearTimeout(timer);
    tooltip.textContent = name;
    tooltip.showPopover?.();
    shownFor = control;
    const { left, width, top, bottom } = control.getBoundingClientRect();
    const box = tooltip.getBoundingClientRect();
    const fitsBelow = bottom + gapPx + box.height + gapPx <= window.innerHeight;
    const x = Math.min(left + (width - box.width) / 2, window.innerWidth - box.width - gapPx);
    tooltip.style.left = `${Math.max(gapPx, x)}px`;
    tooltip.style.top = `${fitsBelow ? bottom + gapPx : top - gapPx - box.height}px`;
  }
  function hide(): void {
    clearTimeout(timer);
    if (shownFor === null) return;
    tooltip.hidePopover();
    shownFor = null;
    hiddenAtMs = performance.now();
  }

  const events = new AbortController();
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal: events.signal, capture: true });

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || target === tooltip) return;
    const control = iconAround(target);
    if (control !== null && control === shownFor) return;
    hide();
    const name = control && nameOf(control);
    if (!control || !name) return;
    if (performance.now() - hiddenAtMs < skipDelayMs) show(control, name);
    else timer = setTimeout(() => show(control, name), delayMs);
  });
  on('pointerout', ({ relatedTarget }) => {
    // The mouse has left the window.
    if (relatedTarget === null) hide();
  });
  on('focusin', ({ target }) => {
    const control = iconAround(target);
    const name = control?.matches(':focus-visible') ? nameOf(control) : '';
    if (control && name) show(control, name);
  });
  on('focusout', hide);
  on('pointerdown', hide);
  on('scroll', hide);
  on('keydown', ({ key }) => {
    if (key === 'Escape' || key === 'Enter' || key === ' ') hide();
  });
  return () => {
    hide();
    events.abort();
    tooltip.remove();
  };
}

/** The button or link around an element, if all that it shows is an icon. */
function iconAround(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (!control?.querySelector('svg')) return null;
  const shown = control.cloneNode(true) as Element;
  for (const hidden of shown.querySelectorAll('.visually-hidden, svg')) hidden.remove();
  return shown.textContent.trim() === '' && !shown.querySelector('img') ? control : null;
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent.trim();
}
