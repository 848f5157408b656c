import { useEffect, useState } from 'react';
import { isSignOutWaiting } from '#offline/sign-out-mark.ts';
import { finishSignOut, isLostWithPage } from '#offline/sign-out.ts';
import { Second } from '#shared/time.ts';

const tryAgainMs = 15 * Second.ms;

/** Sends a sign-out that waits: at once, when the network returns, and at intervals. Says so while it waits. */
export function WaitingSignOut() {
  const [waiting, setWaiting] = useState<'stored' | 'in-page' | null>(null);
  useEffect(() => {
    let isGone = false;
    const finish = async () => {
      await finishSignOut().catch(() => undefined);
      if (isGone) return;
      setWaiting(!isSignOutWaiting() ? null : isLostWithPage() ? 'in-page' : 'stored');
    };
    const finishNow = () => void finish();
    finishNow();
    const timer = setInterval(finishNow, tryAgainMs);
    window.addEventListener('online', finishNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', finishNow);
    };
  }, []);
  return waiting && ` ${messages[waiting]}`;
}

const messages = {
  stored:
    'We couldn’t reach the server. We’ll end your session there when you next open this website with reception.',
  'in-page':
    'We couldn’t reach the server. Keep this page open: we’ll end your session there when we can.',
} as const;
