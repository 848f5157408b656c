import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#shared/api/call.ts';
import { deleteOtherSessions, deleteSessionById } from '#shared/api/sessions.ts';
import type { OwnerSession } from '#shared/api/sessions.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { ageOf, dayOf } from './age.ts';
import { sessionsQuery } from './settings-queries.ts';
import { isUnauthorised } from './inbox-reads.ts';
import { usePassphraseAdvice } from './use-passphrase-advice.ts';
import styles from './inbox-settings.module.css';

/** Every browser that can read the inbox, each with a way to end that. */
export function SessionsPart({
  now,
  onSignOut,
  onSignedOut,
}: {
  now: Date;
  onSignOut: () => Promise<void>;
  onSignedOut: () => void;
}) {
  const sessions = useQuery(sessionsQuery);
  const advice = usePassphraseAdvice();
  const [isWorking, setIsWorking] = useState(false);
  const [fault, setFault] = useState('');

  async function attempt(work: () => Promise<unknown>) {
    if (isWorking) return;
    setIsWorking(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      if (isUnauthorised(error)) onSignedOut();
      else setFault('We couldn’t reach the server. Nobody has been signed out. Try again.');
    } finally {
      setIsWorking(false);
    }
  }
  const end = (session: OwnerSession) =>
    attempt(async () => {
      if (session.isCurrent) {
        await onSignOut();
        return;
      }
      await call(deleteSessionById, { parameters: { id: session.id } }).catch(unlessGone);
      await sessions.refetch();
    });
  const endAll = () =>
    attempt(async () => {
      await call(deleteOtherSessions);
      await onSignOut();
    });

  if (!sessions.data) {
    return sessions.isError ? (
      <>
        <p role="alert">We couldn’t load this list.</p>
        <p>
          <Button tone="quiet" onClick={() => void sessions.refetch()}>
            Try again
          </Button>
        </p>
      </>
    ) : (
      <p role="status" className={styles['muted']}>
        Loading…
      </p>
    );
  }
  return (
    <>
      <ul className={styles['sessions']}>
        {sessions.data.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{session.device === '' ? 'Unknown browser' : session.device}</strong>
              {session.isCurrent ? <span className={styles['current']}> This browser</span> : null}
              {session.personName === null ? null : (
                <span className={styles['current']}>{` ${session.personName}`}</span>
              )}
            </p>
            <TextButton
              aria-disabled={isWorking}
              aria-label={`Sign out ${session.device === '' ? 'unknown browser' : session.device}${session.isCurrent ? ', this browser' : ''}`}
              onClick={() => void end(session)}
            >
              Sign out
            </TextButton>
            <p className={styles['muted']}>
              <span>
                {session.lastUsedAt === null || session.isCurrent
                  ? `Signed in ${dayOf(session.openedAt)}.`
                  : `Signed in ${dayOf(session.openedAt)}, last used ${ageOf(session.lastUsedAt, now)}.`}
              </span>{' '}
              <span>{`Expires ${dayOf(session.expiresAt)}.`}</span>
            </p>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <p>
        <Button tone="quiet" aria-disabled={isWorking} onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      </p>
      <p className={styles['muted']}>
        {`Includes this browser. If you lose a phone, sign it out here, remove its passkey${advice === null ? '' : ` and ${advice.own}`}.`}
      </p>
    </>
  );
}

/** Somebody else has ended it, or its time was over: that is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
