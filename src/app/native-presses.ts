import { hydration } from '#browser/hydration.ts';
import { hasPopovers } from '#browser/popover-dialog.ts';

/** The events of a press for which React hydrates the part around it at once. */
// oxfmt-ignore
const pressEvents = [
  'pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'mouseup', 'click',
];

/**
 * Until the page is hydrated, hides presses on controls that need no script from React, which would hydrate the part
 * around them before the browser could respond. Call it before React listens.
 */
export function hideNativePressesDuringHydration(): void {
  const native = `a[href^="#"]${hasPopovers() ? ', [popovertarget]' : ''}`;
  const hide = (event: Event) => {
    if (hydration.isComplete || !(event.target instanceof Element)) return;
    if (event.target.closest(native)) event.stopImmediatePropagation();
  };
  for (const type of pressEvents) window.addEventListener(type, hide, true);
}
