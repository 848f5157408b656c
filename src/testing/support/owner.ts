import type { InferOutput } from 'valibot';
import { listContactMessages } from '#shared/api/contact-messages.ts';
import { listRequests } from '#shared/api/requests.ts';
import { ownerPassphrase } from './site.ts';
import type { Site } from './site.ts';

/** Everything the owner can read. */
export interface InboxContent {
  requests: InferOutput<(typeof listRequests)['response']>;
  messages: InferOutput<(typeof listContactMessages)['response']>;
}

/** Reads the inbox through the API as the signed-in owner. */
export async function readInbox(site: Site): Promise<InboxContent> {
  const headers = { 'Content-Type': 'application/json', Origin: site.address };
  const session = await fetch(`${site.address}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ passphrase: ownerPassphrase }),
  });
  const cookie = session.headers.get('Set-Cookie')?.split(';')[0];
  if (session.status !== 204 || cookie === undefined) throw new Error(`sign-in: ${session.status}`);
  const read = async (path: string) => {
    const response = await fetch(site.address + path, { headers: { Cookie: cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  return {
    requests: await read(listRequests.path),
    messages: await read(listContactMessages.path),
  } as InboxContent;
}
