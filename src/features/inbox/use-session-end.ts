import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isOfRecords, isUnauthorised } from './inbox-reads.ts';

/** Calls back once the server has refused to read something of the inbox: nobody is signed in any more. */
export function useSessionEnd(onSessionEnded: () => void): void {
  const client = useQueryClient();
  const end = useEffectEvent(onSessionEnded);
  useEffect(() => {
    const stop = client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.state.status !== 'error') return;
      if (!isOfRecords(query) || !isUnauthorised(query.state.error)) return;
      // Once: what is asked anew is refused as well.
      stop();
      end();
    });
    return stop;
  }, [client]);
}
