import { ApiError, call } from '#shared/api/call.ts';
import { deleteSession } from '#shared/api/session.ts';
import { Second } from '#shared/time.ts';
import { copyState } from './inbox-copy/inbox-copy.ts';
import { heldByPage, isSignOutWaiting, signOutMark } from './sign-out-mark.ts';
import { sendExclusively } from './web-lock.ts';

const shortTimeoutMs = 10 * Second.ms;

/** From now on nothing of the inbox is shown here, until the server has ended the session or somebody signs in. */
export function holdSignOut(): void {
  heldByPage.isOne = true;
  try {
    localStorage.setItem(signOutMark, '');
    heldByPage.isOne = false;
  } catch {
    // This page sends it, while it is open.
  }
}

/** Whether the sign-out that waits is lost with this page. */
export const isLostWithPage = (): boolean => heldByPage.isOne;

function release(): void {
  heldByPage.isOne = false;
  try {
    localStorage.removeItem(signOutMark);
  } catch {
    // It was never stored.
  }
}

/**
 * Has the server end the session, if a sign-out waits for it. In one tab at a time.
 * @throws ApiError, UnreachableError: it still waits
 */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutWaiting()) return;
  await sendExclusively('sign-out', async () => {
    if (!isSignOutWaiting()) return;
    try {
      await call(deleteSession, { timeoutMs: shortTimeoutMs });
    } catch (error) {
      // It has ended already.
      if (!(error instanceof ApiError && error.code === 'unauthorised')) throw error;
    }
    release();
  });
}

/**
 * Goes before each read of what only the owner may see.
 * @throws ApiError `unauthorised` while a sign-out waits for the server
 */
export async function requireSignOutFinished(): Promise<void> {
  if (!isSignOutWaiting()) return;
  try {
    await finishSignOut();
  } catch {
    const [status, title] = [401, 'signed out'];
    throw new ApiError(status, title, null, {
      type: '/problems/unauthorised',
      title,
      status,
      detail: title,
      code: 'unauthorised',
      requestId: '',
    });
  }
}

/** Opens a session; the server ends the former one, and no sign-out from before may end the new one. */
export const signInAfresh = (signIn: () => Promise<unknown>): Promise<void> =>
  sendExclusively('sign-out', async () => {
    await signIn();
    release();
  });

/** Ends a sign-out that waits, and deletes a copy of requests that is too old; what fails is tried by the next page. */
export const clearOwnersDevice = () => Promise.allSettled([finishSignOut(), copyState()]);
