import { useEffect, useRef, useState } from 'react';
import { call } from '#shared/api/call.ts';
import { getPractice } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';

type Account = NonNullable<Practice['bank']>;

export type PracticeBank =
  | { kind: 'loading' }
  /** The owner has published no account. */
  | { kind: 'unpublished' }
  | { kind: 'unreachable'; retry: () => void }
  /** `hasChanged`: to another account than this page has shown before. */
  | { kind: 'published'; account: Account; hasChanged: boolean };

/**
 * The practice's account, asked for anew each time it is looked at and never stored on the device: an old account
 * number must not be paid into.
 */
export function usePracticeBank(): PracticeBank {
  const [bank, setBank] = useState<PracticeBank>({ kind: 'loading' });
  const shown = useRef<Account | null>(null);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    async function ask() {
      try {
        const { bank: account } = await call(getPractice, { signal });
        if (account === null) {
          setBank({ kind: 'unpublished' });
          return;
        }
        const before = shown.current;
        shown.current = account;
        setBank((now) => ({
          kind: 'published',
          account,
          hasChanged:
            (now.kind === 'published' && now.hasChanged) ||
            (before !== null && !isSameAccount(before, account)),
        }));
      } catch {
        if (signal.aborted) return;
        // What this page has shown a moment ago stands; it is asked for again with the next look.
        setBank((now) => (now.kind === 'published' ? now : { kind: 'unreachable', retry }));
      }
    }
    function retry() {
      setBank({ kind: 'loading' });
      void ask();
    }
    const askAgain = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', askAgain, { signal });
    window.addEventListener('online', askAgain, { signal });
    void ask();
    return () => watch.abort();
  }, []);
  return bank;
}

function isSameAccount(one: Account, other: Account): boolean {
  return (
    one.accountName === other.accountName &&
    one.bsb === other.bsb &&
    one.accountNumber === other.accountNumber
  );
}
