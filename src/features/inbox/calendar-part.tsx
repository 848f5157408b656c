import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { deleteOwnerCalendar, postOwnerCalendar } from '#shared/api/client-work.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { refusalWords } from './refusal-words.ts';
import styles from './inbox-settings.module.css';
import { calendarQuery } from './settings-queries.ts';

/** The visits in the owner’s own calendar, by a secret address that is shown once. */
export function CalendarPart() {
  const client = useQueryClient();
  const isOpen = useQuery(calendarQuery).data?.isOpen ?? false;
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function act(work: () => Promise<string | null>) {
    try {
      setProblem(null);
      setAddress(await work());
      await client.refetchQueries({ queryKey: calendarQuery.queryKey });
    } catch (error) {
      setProblem(refusalWords(error));
    }
  }
  const open = () =>
    act(async () => new URL((await call(postOwnerCalendar)).path, location.origin).href);
  const close = () =>
    act(async () => {
      await call(deleteOwnerCalendar);
      return null;
    });

  return (
    <>
      <p>
        Your phone’s calendar can follow the visits by a secret address. It shows names, phones and
        places, so give it to nobody.
      </p>
      {address === null ? null : (
        <p role="status" className={styles['address']}>
          Subscribe to <a href={address}>{address}</a>. It’s shown only now.
        </p>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p>
        <TextButton onClick={() => void open()}>
          {isOpen ? 'Make a new address' : 'Make an address'}
        </TextButton>{' '}
        {isOpen ? (
          <ConfirmButton
            label="End the address"
            confirmLabel="End it now"
            target="(calendar of visits)"
            onConfirm={() => void close()}
          />
        ) : null}
      </p>
    </>
  );
}
