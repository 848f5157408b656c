import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { Second } from '#shared/time.ts';

/** Why nobody was signed in, in words, and how long to wait before the next try. */
export interface SignInRefusal {
  text: string;
  waitSeconds: number;
}

const shortestWaitSeconds = 2;

const messages = {
  'sign-in': { unreachable: 'so you can’t sign in yet', failed: 'We couldn’t sign you in.' },
  proof: { unreachable: 'so nothing has changed', failed: 'We couldn’t confirm that it’s you.' },
} as const;

/** @param use whether somebody signs in, or proves again who they are while signed in */
export function signInRefusal(
  error: unknown,
  use: keyof typeof messages = 'sign-in',
): SignInRefusal {
  const { unreachable, failed } = messages[use];
  if (error instanceof UnreachableError) {
    return {
      text: `We couldn’t reach the server, ${unreachable}. Try again when you have reception.`,
      waitSeconds: 0,
    };
  }
  if (!(error instanceof ApiError)) {
    return { text: `${failed} Try again.`, waitSeconds: 0 };
  }
  if (error.status === 429) {
    const waitMs = error.retryAfterMs ?? 0;
    return {
      text: 'Too many attempts. Wait, then try again. Your passphrase still works.',
      waitSeconds: Math.max(shortestWaitSeconds, Math.ceil(waitMs / Second.ms)),
    };
  }
  if (error.code === 'wrong-passphrase' || (error.status === 401 && error.code === null)) {
    return {
      text: 'Wrong passphrase. Check capitals, spaces and hyphens, then try again.',
      waitSeconds: 0,
    };
  }
  return {
    text: error.detail ?? `${failed} Try again in a moment.`,
    waitSeconds: 0,
  };
}
