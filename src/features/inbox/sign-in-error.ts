import { ApiError, UnreachableError } from '#shared/api/call.ts';
import { Second } from '#shared/time.ts';

/** Why nobody was signed in, in words, and how long to wait before the next try. */
export interface SignInRefusal {
  text: string;
  waitSeconds: number;
}

const shortestWaitSeconds = 2;

export function signInRefusal(error: unknown): SignInRefusal {
  if (error instanceof UnreachableError) {
    return {
      text: 'The server could not be reached. The inbox needs a connection; please try again when there is one.',
      waitSeconds: 0,
    };
  }
  if (!(error instanceof ApiError)) {
    return { text: 'Signing in failed. Please try again.', waitSeconds: 0 };
  }
  if (error.status === 429) {
    const waitMs = error.retryAfterMs ?? 0;
    return {
      text: 'Too many tries. This slows guessing down; your passphrase still works after the wait.',
      waitSeconds: Math.max(shortestWaitSeconds, Math.ceil(waitMs / Second.ms)),
    };
  }
  if (error.code === 'wrong-passphrase' || error.status === 401) {
    return {
      text: 'That is not the passphrase. Please check capitals, spaces and hyphens, and try again.',
      waitSeconds: 0,
    };
  }
  return {
    text: error.detail ?? 'Signing in failed. Please try again in a moment.',
    waitSeconds: 0,
  };
}
