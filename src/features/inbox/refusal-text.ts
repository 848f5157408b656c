import { failureOf, FileRefusedError, MissingBytesError } from '#offline/outbox/failure.ts';
import { ApiError } from '#shared/api/call.ts';

const unreachable = 'We couldn’t reach the server. Try again.';

/** Why the server did not do what the owner asked, and what helps. */
export function refusalText(error: unknown): string {
  if (error instanceof FileRefusedError || error instanceof MissingBytesError) {
    const failure = failureOf(error);
    return failure.kind === 'retry'
      ? unreachable
      : (failure.refusal.detail ?? failure.refusal.message);
  }
  if (!(error instanceof ApiError)) {
    return unreachable;
  }
  if (error.status === 401) return 'You’ve been signed out. Sign in again.';
  if (error.status === 404) return 'This has already been deleted.';
  const [field] = Object.values(error.fields);
  return field ?? error.detail ?? 'That didn’t work. Try again.';
}
