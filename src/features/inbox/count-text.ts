import type { SpamErasure } from '#shared/api/inbox.ts';

/** `1 file`, `2 files`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `1 note`, `1 note and 2 replies`, `1 note, 2 replies and 1 entry`. */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** What of an erasure is more than nothing: `2 messages and 1 file`. */
export function erasureText({ messages, requests, files }: SpamErasure): string {
  const parts = [
    messages > 0 ? countText(messages, 'message') : '',
    requests > 0 ? countText(requests, 'request') : '',
    files > 0 ? countText(files, 'file') : '',
  ].filter((part) => part !== '');
  return listText(parts) || 'nothing';
}
