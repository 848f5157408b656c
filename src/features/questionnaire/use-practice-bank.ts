import { useEffect, useState } from 'react';
import { call } from '#shared/api/call.ts';
import { getPractice } from '#shared/api/practice.ts';
import type { Practice } from '#shared/api/practice.ts';

export type PracticeBank =
  | { kind: 'loading' }
  | { kind: 'unpublished' }
  | { kind: 'published'; account: NonNullable<Practice['bank']> };

/**
 * The practice's account, asked for anew each time and never stored on the device: an old account number must not
 * be shown. What cannot be asked counts as unpublished, because the details come by e-mail as well.
 */
export function usePracticeBank(): PracticeBank {
  const [bank, setBank] = useState<PracticeBank>({ kind: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    call(getPractice, { signal: controller.signal }).then(
      ({ bank: account }) =>
        setBank(account === null ? { kind: 'unpublished' } : { kind: 'published', account }),
      () => {
        if (!controller.signal.aborted) setBank({ kind: 'unpublished' });
      },
    );
    return () => controller.abort();
  }, []);
  return bank;
}
