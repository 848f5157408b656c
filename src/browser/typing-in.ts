/** Fields in which `/` is typed as text. */
const written = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

/** Whether a key pressed there is typed as text. */
export function isTypingIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(written) !== null;
}
