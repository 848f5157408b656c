import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '#offline/read-query.ts';
import { call } from '#shared/api/call.ts';
import { getFlood, postFloodErasure, postFloodRestore } from '#shared/api/inbox-flood.ts';
import type { FloodChoice, FloodErasure } from '#shared/api/inbox-flood.ts';
import { Minute } from '#shared/time.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import { momentOf } from './age.ts';
import { countText, erasureText } from './count-text.ts';
import { refusalText } from './refusal-text.ts';
import styles from './warnings-notice.module.css';

// Fetched again while the inbox is open, and never persisted.
const floodQuery = {
  ...readQuery(getFlood),
  gcTime: 0,
  staleTime: 0,
  refetchInterval: 5 * Minute.ms,
};

type Step =
  | { kind: 'choosing' }
  | { kind: 'asking'; choice: FloodChoice; found: FloodErasure }
  | { kind: 'erased'; erasure: FloodErasure; at: string };

/** Says that unopened messages fill the inbox, and deletes a flood at once. */
export function FloodNotice({ onChanged }: { onChanged: () => void }) {
  const { data, refetch } = useQuery(floodQuery);
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const [isBusy, setIsBusy] = useState(false);
  if (!data || (!data.isFlood && step.kind === 'choosing')) return null;

  async function run(work: () => Promise<Step>) {
    setIsBusy(true);
    try {
      setStep(await work());
    } catch (error) {
      showToast({
        title: 'We couldn’t do that',
        description: refusalText(error),
        tone: 'destructive',
      });
    } finally {
      setIsBusy(false);
    }
  }
  const ask = (choice: FloodChoice) =>
    run(async () => {
      const found = await call(postFloodErasure, { body: { choice, isDryRun: true } });
      return { kind: 'asking', choice, found };
    });
  const erase = (choice: FloodChoice) =>
    run(async () => {
      const erasure = await call(postFloodErasure, { body: { choice, isDryRun: false } });
      onChanged();
      void refetch();
      const { at } = erasure;
      return at === null ? { kind: 'choosing' } : { kind: 'erased', erasure, at };
    });
  const restore = (at: string) =>
    run(async () => {
      await call(postFloodRestore, { body: { at } });
      onChanged();
      void refetch();
      return { kind: 'choosing' };
    });

  if (step.kind === 'erased') {
    return (
      <section className={styles['notice']}>
        <p role="status">
          Deleted {erasureText(step.erasure)}. You can undo this for seven days, from here or by{' '}
          <code>npm run trash:restore</code> on the server.
        </p>
        <TextButton onClick={() => void restore(step.at)}>Undo</TextButton>
        <TextButton onClick={() => setStep({ kind: 'choosing' })}>Done</TextButton>
      </section>
    );
  }
  const { records, share, since, until, networks } = data;
  return (
    <section className={styles['notice']}>
      <h2>Your inbox is filling up</h2>
      <p>
        {countText(records, 'unopened message')} take up {Math.round(share * 100)}% of the room
        there is. When it’s full, visitors’ messages wait on their devices until you open or delete
        some.
      </p>
      {step.kind === 'asking' ? (
        <Confirmation
          label="Delete these messages?"
          confirmLabel="Delete"
          isBusy={isBusy}
          onCancel={() => setStep({ kind: 'choosing' })}
          onConfirm={() => void erase(step.choice)}
        >
          Delete {erasureText(step.found)}? Nothing you’ve opened is deleted, and you can undo this
          for seven days.
        </Confirmation>
      ) : (
        <>
          {networks.map(({ network, records: count, since: first, until: last }) => (
            <TextButton key={network} onClick={() => void ask({ by: 'network', network })}>
              Delete {count} from one network, {momentOf(first)} to {momentOf(last)}…
            </TextButton>
          ))}
          <TextButton onClick={() => void ask({ by: 'spam' })}>
            Delete all unopened in Spam…
          </TextButton>
          {since === null || until === null ? null : (
            <TextButton onClick={() => void ask({ by: 'time', since, until })}>
              Delete everything unopened, {momentOf(since)} to {momentOf(until)}…
            </TextButton>
          )}
        </>
      )}
    </section>
  );
}
