import type { ReplyTexts } from '#shared/api/reply-texts.ts';
import type { Clock } from '#shared/time.ts';
import { decrypt, encrypt } from '../owner-notes/row-cipher.ts';
import type { CopyHead, CopyRow } from '../records.ts';
import { withDatabase } from '../storage/open-database.ts';
import { findHead, needSpace, ofSameCopy, textsId } from './inbox-copy.ts';

/**
 * The texts that replies start from, without the account: it may change while nobody can ask for it.
 * @returns false when the copy was deleted in the meantime
 */
export async function storeReplyTexts(head: CopyHead, texts: ReplyTexts): Promise<boolean> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...texts, bankDetails: null }));
  const row: CopyRow = { id: textsId, ...(await encrypt(head.key, textsId, bytes)) };
  await needSpace([row]);
  return ofSameCopy(head, async (table) => void (await table.put(row)));
}

/** Null where they are not in the copy. */
export async function readReplyTexts(clock?: Clock): Promise<ReplyTexts | null> {
  const head = await findHead(clock);
  const row = head && (await withDatabase((database) => database.inboxCopy.get(textsId)));
  if (!head || !row) return null;
  const bytes = await decrypt(head.key, textsId, row as CopyRow);
  return JSON.parse(new TextDecoder().decode(bytes)) as ReplyTexts;
}
