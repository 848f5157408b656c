import { matchRoute } from './match-route.ts';

/**
 * Remembers what a reader does in a part of the document that has no program yet, and does it again when it has:
 * a pressed button, a chosen option, typed words. A link is followed at once; one to an anchor works by itself.
 * @param follow goes to another page of the program
 * @param used what was pressed or typed into before this program was here
 * @returns to be called once the part answers
 */
export function rememberActions(
  part: Element,
  follow: (address: string) => void,
  used: Iterable<Element> = [],
): () => void {
  const listening = new AbortController();
  const pressed = new Set<HTMLElement>();
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  let hasMoved = false;
  for (const element of used) {
    if (!part.contains(element)) continue;
    if (isTypable(element)) typed.set(element, element.value);
    else if (element instanceof HTMLElement) pressed.add(element);
  }

  const press = (event: MouseEvent) => {
    const target = event.isTrusted ? inside(part, event.target)?.closest(pressable) : null;
    const address = target instanceof HTMLAnchorElement ? addressOf(target, event) : null;
    if (address !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
      follow(address);
    } else if (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) {
      // Pressed twice on a slow line is still one wish.
      pressed.add(target);
      // React would hold up what happens in a part that it has not taken over yet.
      if (target instanceof HTMLButtonElement) event.stopImmediatePropagation();
    }
  };
  const type = (event: Event) => {
    const control = inside(part, event.target);
    if (isTypable(control)) typed.set(control, control.value);
  };
  // A change of address inside the page would make React draw it anew instead of taking it over.
  const { pathname } = window.location;
  const move = (event: Event) => {
    if (window.location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    hasMoved = true;
  };
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('click', press, options);
  window.addEventListener('input', type, options);
  window.addEventListener('popstate', move, options);

  return () => {
    listening.abort();
    if (hasMoved) window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    for (const [control, value] of typed) retype(control, value);
    for (const control of pressed) if (control.isConnected) pressAgain(control);
  };
}

/** The address of a link to another page of the program, where a plain press on it asks for no more than that. */
function addressOf(link: HTMLAnchorElement, event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isOurs =
    link.origin === window.location.origin && matchRoute(link.pathname).route.path !== '*';
  const isElsewhere = link.pathname !== window.location.pathname;
  if (!isPlain || !isOurs || !isElsewhere || link.target !== '' || link.hasAttribute('download'))
    return null;
  return link.pathname + link.search + link.hash;
}

const pressable = 'a[href], button, input[type="radio"], input[type="checkbox"]';

function inside(part: Element, target: EventTarget | null): Element | null {
  return target instanceof Element && part.contains(target) ? target : null;
}

function isTypable(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['radio', 'checkbox'].includes(element.type))
  );
}

/** React has taken the choice for the one it began with; the setter tells it of another, and the click of this one. */
function pressAgain(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}

/** Likewise; the second time past React's setter, which would take the event for one without a change. */
function retype(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (!control.isConnected) return;
  const { prototype } =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
