import { Second } from '#shared/time.ts';
import { randomUuid } from '#lib/uuid.ts';
import { publishElsewhere, subscribe } from './events.ts';

/** A shared lock of every open form: by it the browser knows of forms in suspended tabs. */
const lockName = 'form-open';

/** How long other tabs have to answer. */
const answerTimeMs = 0.5 * Second.ms;

let openForms = 0;

/** Marks that a form is open in this tab, until the returned function is called. */
export function markFormOpen(): () => void {
  openForms += 1;
  const stopAnswering = subscribe((event) => {
    if (event.type === 'form-open-asked') {
      publishElsewhere({ type: 'form-open', question: event.question });
    }
  });
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.navigator?.locks
    ?.request(lockName, { mode: 'shared' }, () => closed)
    .catch(() => undefined);
  let isClosed = false;
  return () => {
    if (isClosed) return;
    isClosed = true;
    openForms -= 1;
    stopAnswering();
    release();
  };
}

/** Whether a form is open in this tab. */
export function isFormOpenHere(): boolean {
  return openForms > 0;
}

/** Asks every tab whether a form is open, so that no reload closes it. */
export async function isFormOpenAnywhere(): Promise<boolean> {
  if (isFormOpenHere()) return true;
  if (await isLockTaken()) return true;
  return askOtherTabs();
}

async function isLockTaken(): Promise<boolean> {
  try {
    const state = await globalThis.navigator?.locks?.query();
    return state?.held?.some((lock) => lock.name === lockName) ?? false;
  } catch {
    return false;
  }
}

function askOtherTabs(): Promise<boolean> {
  const question = randomUuid();
  return new Promise((resolve) => {
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isOpen);
    };
    const stop = subscribe((event) => {
      if (event.type === 'form-open' && event.question === question) end(true);
    });
    const timer = setTimeout(() => end(false), answerTimeMs);
    publishElsewhere({ type: 'form-open-asked', question });
  });
}
