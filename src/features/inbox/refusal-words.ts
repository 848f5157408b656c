import { ApiError } from '#shared/api/call.ts';

/** Why the server did not do what the owner asked, and what helps. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return 'The server could not be reached. Please try again.';
  }
  if (error.status === 401) return 'You are signed out. Please sign in again.';
  if (error.status === 404) return 'It is not there any more: it was erased meanwhile.';
  const [field] = Object.values(error.fields);
  return field ?? error.detail ?? 'The server could not do it just now. Please try again.';
}
