import { readQuery } from '#offline/read-query.ts';
import { getRetention } from '#shared/api/retention.ts';
import { listSessions } from '#shared/api/sessions.ts';

// Fetched each time the page asks for them, and never persisted: the persister skips these keys.

/** The browsers that are signed in. */
export const sessionsQuery = { ...readQuery(listSessions), gcTime: 0, staleTime: 0 };

/** How long the server keeps what visitors send. */
export const retentionQuery = { ...readQuery(getRetention), gcTime: 0, staleTime: 0 };
