import { readQuery } from '#offline/read-query.ts';
import { getRetention } from '#shared/api/retention.ts';
import { listSessions } from '#shared/api/sessions.ts';

// Read anew each time the page asks, and never kept: the persister passes these keys over.

/** The browsers that are signed in. */
export const sessionsQuery = { ...readQuery(listSessions), gcTime: 0, staleTime: 0 };

/** How long the server keeps what visitors send. */
export const retentionQuery = { ...readQuery(getRetention), gcTime: 0, staleTime: 0 };
