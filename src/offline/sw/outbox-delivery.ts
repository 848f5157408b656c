import { sendExclusively } from '../web-lock.ts';
import { publishElsewhere } from '../events.ts';
import { drain, nextTryInMs } from '../outbox/drain.ts';
import { openRawOutbox } from '../waiting/raw-outbox.ts';
import type { RawOutbox } from '../waiting/raw-outbox.ts';

/**
 * Delivers what waits when the browser reports the network is back. An open page does it itself, since it can show the
 * progress; without one the worker does, through the same core. Rejects when something still waits, so that the browser
 * calls again: the page may be closed before it has sent it.
 */
export async function deliverOutbox(openPages: number): Promise<void> {
  if (openPages > 0) publishElsewhere({ type: 'drain-wanted' });
  const outbox = await openRawOutbox();
  if (outbox === null) return;
  try {
    const nextMs = await (openPages > 0 ? nextTryInMs(outbox, Date.now()) : drainAlone(outbox));
    if (nextMs !== null) throw new Error('something still waits');
  } finally {
    outbox.close();
  }
}

function drainAlone(outbox: RawOutbox): Promise<number | null> {
  return sendExclusively('outbox', (isAlone) =>
    drain(
      {
        storage: outbox,
        fetch: (input, init) => fetch(input, init),
        now: () => Date.now(),
        random: () => Math.random(),
        onChange: () => publishElsewhere({ type: 'outbox-changed' }),
      },
      { urgency: 'hint', isAlone },
    ),
  );
}
