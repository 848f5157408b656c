import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#shared/api/call.ts';
import { deleteOwnerCalendar, postOwnerCalendar } from '#shared/api/client-work.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { CopyableRow, DetailRows } from '#ui/copyable-row/copyable-row.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { refusalText } from './refusal-text.ts';
import { calendarQuery } from './settings-queries.ts';

/** The visits in the owner’s own calendar, by a secret address that is shown once. */
export function CalendarPart() {
  const client = useQueryClient();
  const { queryKey } = calendarQuery;
  const current = useQuery(calendarQuery).data?.id ?? null;
  const [made, setMade] = useState<{ id: string; path: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isWorking = useRef(false);
  // Ended in the meantime, maybe in another tab, it leads nowhere.
  const address = made?.id === current ? new URL(made.path, location.origin).href : null;

  async function act(work: () => Promise<{ id: string | null }>) {
    if (isWorking.current) return;
    isWorking.current = true;
    setProblem(null);
    // Whatever becomes of it: the answer to ending it may be lost.
    setMade(null);
    try {
      const { id } = await work();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { id });
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      isWorking.current = false;
    }
    await client.refetchQueries({ queryKey });
  }
  const open = () =>
    act(async () => {
      const opened = await call(postOwnerCalendar);
      setMade(opened);
      return opened;
    });
  const close = () =>
    act(async () => {
      await call(deleteOwnerCalendar);
      return { id: null };
    });

  return (
    <>
      <p>
        Your phone’s calendar can follow the visits by a secret address. It shows names, phones and
        places, so give it to nobody.
      </p>
      {address === null ? null : (
        <>
          <p role="status">Subscribe to this address. It’s shown only now.</p>
          <DetailRows>
            <CopyableRow label="Address" shown={address} />
          </DetailRows>
        </>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p>
        <TextButton onClick={() => void open()}>
          {current === null ? 'Make an address' : 'Make a new address'}
        </TextButton>{' '}
        {current === null ? null : (
          <ConfirmButton
            label="End the address"
            confirmLabel="End it now"
            target="(calendar of visits)"
            onConfirm={() => void close()}
          />
        )}
      </p>
    </>
  );
}
