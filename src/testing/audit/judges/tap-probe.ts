/** The expected result of a tap. */
export type ControlKind = 'dialog' | 'disclosure' | 'place' | 'field' | 'link';

export interface Control {
  kind: ControlKind;
  /** Index among all controls of the page, in document order. */
  index: number;
  /** Its name, for the report. */
  name: string;
  /** Path that a link leads to. */
  href: string;
}

interface TapProbe {
  /** Where to touch the control, and when after the first paint, in CSS pixels. */
  placeAt(momentMs: number): Promise<{ x: number; y: number }>;
  acknowledgedMs(): number;
  resultMs(): number | null;
  isDoubled(): boolean;
  interactionMs(): number;
}

declare global {
  interface Window {
    tapProbe: TapProbe;
  }
}

/** Runs in a loaded page: the first control of each kind in its first screen. */
export function controlsInView(): Control[] {
  const takesLetters =
    'textarea, input:not([type]), input:is([type="text"], [type="search"], [type="email"], [type="tel"])';
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea'),
  ];
  const found: Control[] = [];
  for (const [index, element] of all.entries()) {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isInView = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    if (!isInView || width * height < 100 || !element.checkVisibility()) continue;
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!under || !(element.contains(under) || under.contains(element))) continue;
    const href = element.getAttribute('href') ?? '';
    const opensDialog =
      element.getAttribute('aria-haspopup') === 'dialog' || element.hasAttribute('commandfor');
    const kind: ControlKind | null =
      element.tagName === 'SUMMARY'
        ? 'disclosure'
        : element.matches(takesLetters)
          ? 'field'
          : href.startsWith('#')
            ? 'place'
            : href.startsWith('/') && !element.hasAttribute('download') && !/\.\w+$/.test(href)
              ? 'link'
              : opensDialog
                ? 'dialog'
                : null;
    if (kind === null) continue;
    // Two dialogs are two targets; of links one represents the others.
    const limit = kind === 'dialog' ? 3 : 1;
    if (found.filter((other) => other.kind === kind).length >= limit) continue;
    if (kind === 'link' && new URL(href, location.href).pathname === location.pathname) continue;
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    found.push({ kind, index, name: name.slice(0, 40), href });
  }
  return found;
}

/**
 * Runs in the page before anything else: checks in every frame whether the result of the tap is there. Times are system
 * time, because a link may lead to another document.
 */
export function watchTap(control: Control): void {
  const startKey = 'tap-probe-start';
  const acknowledgedKey = 'tap-probe-acknowledged';
  const now = () => performance.timeOrigin + performance.now();
  const find = () =>
    document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')[
      control.index
    ];
  const startMs = () => Number(sessionStorage.getItem(startKey) ?? Number.NaN);
  let result: number | null = null;
  let changes = 0;
  let slowest = 0;
  let startY = 0;

  const isThere = (): boolean => {
    if (control.kind === 'link') {
      const { pathname } = new URL(control.href, location.href);
      return location.pathname === pathname && document.querySelector('h1') !== null;
    }
    // A long way is scrolled smoothly: the page has moved.
    if (control.kind === 'place') return location.hash === control.href && scrollY !== startY;
    const element = find();
    if (control.kind === 'field') {
      return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value.endsWith('x') && document.activeElement === element
        : false;
    }
    if (control.kind === 'disclosure') return element?.closest('details')?.open === true;
    return [...document.querySelectorAll('dialog[open], [role="dialog"]')].some((dialog) =>
      dialog.checkVisibility(),
    );
  };

  let wasThere = false;
  const look = () => {
    if (!Number.isNaN(startMs())) {
      // Of the touched document: the one that a link leads to knows it from there.
      if (sessionStorage.getItem(acknowledgedKey) === null) {
        sessionStorage.setItem(acknowledgedKey, String(now() - startMs()));
      }
      const isNow = document.body !== null && isThere();
      if (isNow !== wasThere) changes += 1;
      wasThere = isNow;
      if (isNow && result === null) {
        const from = startMs();
        // The frame that shows it ends with the next task.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => (result ??= now() - from));
        channel.port1.start();
        channel.port2.postMessage(null);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  addEventListener(
    'pointerdown',
    (event) => {
      startY = scrollY;
      sessionStorage.setItem(startKey, String(performance.timeOrigin + event.timeStamp));
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) slowest = Math.max(slowest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  const firstPaint = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

  window.tapProbe = {
    async placeAt(momentMs) {
      const paintedMs = await firstPaint;
      const leftMs = paintedMs + momentMs - performance.now();
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
      const element = find();
      if (!element) throw new Error(`no control ${control.index}, ${control.name}`);
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    acknowledgedMs: () =>
      Math.round(Number(sessionStorage.getItem(acknowledgedKey) ?? Number.MAX_SAFE_INTEGER)),
    resultMs: () => (result === null ? null : Math.round(result)),
    isDoubled: () =>
      changes > 1 ||
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
        ({ value }) => value === 'xx',
      ),
    interactionMs: () => slowest,
  };
}
