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
  /** From the touch to the next frame, which can show the pressed look. */
  acknowledgedMs(): number;
  /** From lifting the finger to the frame that shows the result. */
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
  const textInputs =
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
      element.getAttribute('aria-haspopup') === 'dialog' || element.hasAttribute('popovertarget');
    const kind: ControlKind | null =
      element.tagName === 'SUMMARY'
        ? 'disclosure'
        : element.matches(textInputs)
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
 * Runs in the page before anything else: from the touch on, checks in every frame whether the result of the tap is
 * there. Until then it asks for no frames, which would delay the page's own work.
 */
export function watchTap(control: Control): void {
  const tapKey = 'tap-probe';
  const now = () => performance.timeOrigin + performance.now();
  const find = () =>
    document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea')[
      control.index
    ];
  // System times, because a link may lead to another document.
  let pressedAt: number | null = null;
  let releasedAt: number | null = null;
  let acknowledged: number | null = null;
  let result: number | null = null;
  let changes = 0;
  let slowest = 0;
  let startY = 0;

  const isThere = (): boolean => {
    if (control.kind === 'link') {
      const { pathname } = new URL(control.href, location.href);
      return location.pathname === pathname && document.querySelector('h1') !== null;
    }
    // A long distance is scrolled smoothly: the page has moved.
    if (control.kind === 'place') return location.hash === control.href && scrollY !== startY;
    const element = find();
    if (control.kind === 'field') {
      return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value.endsWith('x') && document.activeElement === element
        : false;
    }
    if (control.kind === 'disclosure') return element?.closest('details')?.open === true;
    return [...document.querySelectorAll('dialog:is([open], :popover-open), [role="dialog"]')].some(
      (dialog) => dialog.checkVisibility(),
    );
  };

  let wasThere = false;
  const look = () => {
    const frameAt = now();
    if (pressedAt !== null) acknowledged ??= frameAt - pressedAt;
    if (releasedAt !== null) {
      const from = releasedAt;
      const isNow = document.body !== null && isThere();
      if (isNow !== wasThere) changes += 1;
      wasThere = isNow;
      if (isNow && result === null) {
        // The task after the frame that shows it, before any that the page has queued.
        void scheduler.postTask(() => (result ??= now() - from), { priority: 'user-blocking' });
      }
    }
    requestAnimationFrame(look);
  };

  addEventListener(
    'pointerdown',
    (event) => {
      startY = scrollY;
      pressedAt = performance.timeOrigin + event.timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  addEventListener(
    'pointerup',
    (event) => (releasedAt = performance.timeOrigin + event.timeStamp),
    { capture: true, once: true },
  );
  // Storage is read from another process: only where the next document needs it.
  if (control.kind === 'link') {
    const earlier = sessionStorage.getItem(tapKey);
    if (earlier !== null) {
      [releasedAt = null, acknowledged = null] = JSON.parse(earlier) as number[];
      requestAnimationFrame(look);
    }
    addEventListener('pagehide', () => {
      if (releasedAt !== null) {
        sessionStorage.setItem(tapKey, JSON.stringify([releasedAt, acknowledged]));
      }
    });
  }
  new PerformanceObserver((list) => {
    // As INP is defined: a page that appears under a resting pointer is no interaction.
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) slowest = Math.max(slowest, entry.duration);
    }
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
    acknowledgedMs: () => Math.round(acknowledged ?? Number.MAX_SAFE_INTEGER),
    resultMs: () => (result === null ? null : Math.round(result)),
    isDoubled: () =>
      changes > 1 ||
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
        ({ value }) => value === 'xx',
      ),
    interactionMs: () => slowest,
  };
}
