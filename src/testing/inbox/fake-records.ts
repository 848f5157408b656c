import type { InboxCounts } from '#shared/api/inbox.ts';
import { views } from '#shared/api/inbox-list.ts';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { isIn } from '#features/inbox/entries.ts';

type Read = () => Response | Promise<Response>;

/**
 * Answers the reads of the inbox from its two plain lists, as the server does. Everything that is in the inbox is due this
 * week.
 * @returns undefined for any other address
 */
export async function readOfInbox(
  address: string,
  lists: { messages: Read; requests: Read },
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://server.invalid');
  if (!/^\/api\/inbox\/(?:records|today|counts)/.test(pathname)) return undefined;
  const entries: InboxEntry[] = [];
  for (const kind of ['message', 'request'] as const) {
    const answer = await lists[`${kind}s`]();
    if (!answer.ok) return answer;
    for (const one of await answer.json()) entries.push({ kind, ...one });
  }
  entries.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const inbox = entries.filter((entry) => isIn('all', entry));
  if (pathname === '/api/inbox/counts') return Response.json(countsOf(entries));
  if (pathname === '/api/inbox/today') {
    const items = inbox.map((record) => ({ day: '2026-11-26', record }));
    const groups = items.length === 0 ? [] : [{ group: 'week', count: items.length, items }];
    return Response.json({ groups });
  }
  const id = pathname.split('/')[4];
  if (id !== undefined) {
    const found = entries.find((entry) => entry.id === id);
    return found ? Response.json(found) : new Response('{}', { status: 404 });
  }
  const view = views.find((one) => one === searchParams.get('view'));
  const receipt = searchParams.get('receipt');
  const after = searchParams.get('after')?.split(',')[1];
  const words = (searchParams.get('search') ?? '').toLowerCase();
  const matching = entries.filter(
    (entry) =>
      (view === undefined || isIn(view, entry)) &&
      (receipt === null || entry.receipt === receipt) &&
      JSON.stringify(entry).toLowerCase().includes(words),
  );
  const first = matching.findIndex((entry) => entry.id === after) + 1;
  const records = matching.slice(first, first + Number(searchParams.get('limit') ?? 100));
  return Response.json({ records });
}

function countsOf(entries: readonly InboxEntry[]): InboxCounts {
  const fresh = entries.filter(({ status }) => status === 'new');
  const count = (view: (typeof views)[number]) => entries.filter((one) => isIn(view, one)).length;
  const places = {
    messages: count('messages'),
    requests: count('requests'),
    archived: count('archived'),
    spam: count('spam'),
  };
  return {
    unreadMessages: fresh.filter((one) => isIn('messages', one)).length,
    unreadRequests: fresh.filter((one) => isIn('requests', one)).length,
    unreadSpam: fresh.filter((one) => isIn('spam', one)).length,
    places,
    version: 3,
  };
}
