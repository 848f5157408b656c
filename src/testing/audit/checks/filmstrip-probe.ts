/** What the screen showed for one or more consecutive frames. */
export interface ShownState {
  /** A short description for the list. */
  words: string;
  /** What is empty or contradictory; nothing in a good frame. */
  faults: string[];
  frames: number;
  /** System time, in milliseconds. */
  fromMs: number;
}

/** Where a page stores what it has recorded, for the next document. */
export const filmstripKey = 'filmstrip';

/**
 * Runs in every document of a tab before anything else: checks in every frame what the page shows. The recording
 * survives a reload in the tab's session storage.
 */
export function watchFrames(key: string): void {
  const states: ShownState[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  const keep = () => sessionStorage.setItem(key, JSON.stringify(states));
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const seen = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
  const valueOf = (form: Element, name: string) => {
    const field = form.querySelector(`[name="${name}"]`);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : null;
  };

  let isPainted = false;
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    isPainted = true;
    observer.disconnect();
  }).observe({ type: 'paint', buffered: true });

  // From here on an empty form would mean a loss.
  let isSent = sessionStorage.getItem(`${key}-sent`) !== null;
  addEventListener(
    'submit',
    () => {
      isSent = true;
      sessionStorage.setItem(`${key}-sent`, 'yes');
    },
    true,
  );

  const rubbish = /\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/;

  const look = (): { words: string; faults: string[] } => {
    const faults: string[] = [];
    const dialogs = seen(
      '[role="dialog"], [role="alertdialog"], dialog:is([open], :popover-open)',
    ).filter((dialog) => !dialog.hasAttribute('popover'));
    const named = dialogs.map((dialog) => {
      const label = dialog.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
      const title = dialog.getAttribute('aria-label') ?? textOf(document.getElementById(label));
      const step = textOf(seen('h3', dialog)[0]);
      const button = textOf(seen('[type="submit"]', dialog)[0]);
      const text = textOf(dialog);
      const isWaiting = seen('[role="status"]', dialog).some((status) => textOf(status) !== '');
      if (!isWaiting && (text.length < 20 || seen('button, a[href]', dialog).length === 0)) {
        faults.push(`empty window “${title}”`);
      }
      if (rubbish.test(text)) faults.push(`rubbish in “${title}”`);
      return { dialog, title, step, button, text };
    });
    const main = document.querySelector('main');
    const heading = seen('h1')[0];
    if (isPainted && named.length === 0) {
      if (textOf(heading) === '') faults.push('a page without its heading');
      if (textOf(main).length < 40) faults.push('an empty page');
    }
    const toasts = seen('[aria-label^="Notifications"]').map(textOf).filter(Boolean);
    // A questionnaire covers the whole page.
    const isCovered = dialogs.some((dialog) => dialog.querySelector('form h3') !== null);
    const badges = isCovered ? [] : seen('a[data-tone]').map(textOf);
    const toastText = toasts.join(' ');
    if (rubbish.test(`${toastText} ${badges.join(' ')}`)) faults.push('rubbish in a note');

    const payment = named.find(({ title }) => title.startsWith('Payment'));
    const form = named.find(({ dialog }) => dialog.querySelector('form h3') !== null);
    if (payment && form) faults.push('questionnaire and payment at once');
    const isReceived = /Received: ?NB-/.test(`${toastText} ${payment?.text ?? ''}`);
    if (payment) {
      const { text } = payment;
      const isByEmail = text.includes('We’ll email you our bank details');
      const isNow = /You transfer the deposit of \S+ with the reference shown above\./.test(text);
      if (isByEmail && (isNow || text.includes('BSB'))) faults.push('pay now, and pay later');
      if (isReceived && text.includes('hasn’t been sent')) faults.push('sent, and not sent');
      if (isNow && !text.includes('BSB')) faults.push('pay now, without an account');
    }
    if (isReceived && badges.some((badge) => /waiting|sending/.test(badge))) {
      faults.push('received, and waiting');
    }
    if (/failed/i.test(toastText) && isReceived) faults.push('received, and failed');
    const isAlerted = seen('[role="alert"]').some((alert) => textOf(alert) !== '');
    if (document.title.startsWith('Error:') && !isAlerted)
      faults.push('an error that is not announced');

    if (isSent) {
      const isAnnounced = toastText !== '' || isReceived || /Received: ?NB-/.test(textOf(main));
      if (isAnnounced) {
        isSent = false;
        sessionStorage.removeItem(`${key}-sent`);
      }
      for (const { dialog, title } of named) {
        for (const sheet of dialog.querySelectorAll('form')) {
          if (valueOf(sheet, 'message') === '') faults.push(`“${title}” is empty after sending`);
          if (valueOf(sheet, 'name') === '' && sheet.querySelector('h3')) {
            faults.push('an empty questionnaire after Submit');
          }
        }
      }
      const contact = main?.querySelector('[name="projectType"]')?.closest('form');
      if (contact && named.length === 0 && valueOf(contact, 'message') === '' && !isAnnounced) {
        faults.push('an empty form without a word');
      }
    }
    const words = [
      location.pathname + location.search.replace(/NB-[\w-]+/, 'NB-…'),
      isPainted ? textOf(heading) : 'not painted yet',
      ...named.map(
        ({ title, step, button }) => `[${[title, step, button].filter(Boolean).join(' · ')}]`,
      ),
      ...(payment
        ? [`steps: ${seen('ol li', payment.dialog).map(textOf).join(' / ').slice(0, 160)}`]
        : []),
      ...toasts.map((toast) => `note: ${toast.replace(/NB-[\w-]+/, 'NB-…')}`),
      ...badges.map((badge) => `badge: ${badge}`),
    ].join(' | ');
    return { words, faults };
  };

  const note = () => {
    requestAnimationFrame(note);
    if (document.body === null) return;
    const { words, faults } = look();
    const last = states.at(-1);
    if (last && last.words === words && last.faults.join() === faults.join()) {
      last.frames += 1;
      return;
    }
    states.push({ words, faults, frames: 1, fromMs: performance.timeOrigin + performance.now() });
    keep();
  };
  requestAnimationFrame(note);
  addEventListener('pagehide', keep);
  Object.assign(window, { keepFilmstrip: keep });
}
