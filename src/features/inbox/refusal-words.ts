import { ApiError } from '#shared/api/call.ts';

/** Why the server did not do what the owner asked, and what helps. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'We couldn’t reach the server. Try again.';
  }
  if (error.status === 401) return 'You’ve been signed out. Sign in again.';
  if (error.status === 404) return 'This has already been deleted.';
  const [field] = Object.values(error.fields);
  return field ?? error.detail ?? 'That didn’t work. Try again.';
}
