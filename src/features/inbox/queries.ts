import type { QueryClient } from '@tanstack/react-query';
import { readQuery } from '#offline/read-query.ts';
import { listContactMessages, patchContactMessage } from '#shared/api/contact-messages.ts';
import { ApiError, call } from '#shared/api/call.ts';
import { maxSpamErased, postSpamErasure } from '#shared/api/inbox.ts';
import type { RecordChange, SpamErasure } from '#shared/api/inbox.ts';
import { getInboxRecord } from '#shared/api/inbox-list.ts';
import { listRequests, patchRequest } from '#shared/api/requests.ts';
import { postWorkEntry } from '#shared/api/work-entries.ts';
import type { OwnerEntry } from '#shared/inbox/work-entries.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';

// Removed from memory as soon as no page shows it, and never persisted: the persister skips these keys.
const neverCached = { gcTime: 0 } as const;

/** Messages of the contact form and the chat; only for the signed-in owner. */
export const messagesQuery = { ...readQuery(listContactMessages), ...neverCached };

/** The four questionnaires; only for the signed-in owner. */
export const requestsQuery = { ...readQuery(listRequests), ...neverCached };

/** Forgets everything of the inbox at once. */
export function forgetInbox(client: QueryClient): void {
  client.removeQueries({ queryKey: messagesQuery.queryKey });
  client.removeQueries({ queryKey: requestsQuery.queryKey });
}

/** Asks for the inbox anew, as if for the first time. */
export async function reloadInbox(client: QueryClient): Promise<void> {
  await Promise.all([
    client.resetQueries({ queryKey: messagesQuery.queryKey }),
    client.resetQueries({ queryKey: requestsQuery.queryKey }),
  ]);
}

/** Asks for what is new while the records stay in view; rejects when the server cannot answer. */
export async function refreshInbox(client: QueryClient): Promise<void> {
  await Promise.all([
    client.refetchQueries({ queryKey: messagesQuery.queryKey }, { throwOnError: true }),
    client.refetchQueries({ queryKey: requestsQuery.queryKey }, { throwOnError: true }),
  ]);
}

/** Whether the server refused because nobody is signed in (401). */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether there is no such record any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Changes a record at the server and puts the answer into the cached list. */
export async function changeEntry(
  client: QueryClient,
  entry: Pick<InboxEntry, 'kind' | 'id'>,
  change: RecordChange,
): Promise<void> {
  const parameters = { id: entry.id };
  if (entry.kind === 'message') {
    const changed = await call(patchContactMessage, { parameters, body: change });
    client.setQueryData(messagesQuery.queryKey, (list) => list && replaced(list, changed));
  } else {
    const changed = await call(patchRequest, { parameters, body: change });
    client.setQueryData(requestsQuery.queryKey, (list) => list && replaced(list, changed));
  }
}

/** Adds an entry of work at the server, and puts the record as it is then into the cached list. */
export async function addWork(
  client: QueryClient,
  { id }: Pick<InboxEntry, 'id'>,
  work: OwnerEntry,
): Promise<void> {
  await call(postWorkEntry, { parameters: { id }, body: work });
  const changed = await call(getInboxRecord, { parameters: { id } });
  if (changed.kind === 'message') {
    client.setQueryData(messagesQuery.queryKey, (list) => list && replaced(list, changed));
  } else {
    client.setQueryData(requestsQuery.queryKey, (list) => list && replaced(list, changed));
  }
}

/** Erases records of spam at the server; the lists have to be fetched again afterwards. */
export async function eraseSpam(ids: readonly string[]): Promise<SpamErasure> {
  const erased = { messages: 0, requests: 0, files: 0 };
  for (let first = 0; first < ids.length; first += maxSpamErased) {
    const part = ids.slice(first, first + maxSpamErased);
    const { messages, requests, files } = await call(postSpamErasure, { body: { ids: part } });
    erased.messages += messages;
    erased.requests += requests;
    erased.files += files;
  }
  return erased;
}

function replaced<Item extends { id: string }>(list: readonly Item[], changed: Item): Item[] {
  return list.map((item) => (item.id === changed.id ? changed : item));
}
