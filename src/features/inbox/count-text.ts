import type { SpamErasure } from '#shared/api/inbox.ts';

/** `1 file`, `2 files`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What of an erasure is more than nothing: `2 messages and 1 file`. */
export function erasureText({ messages, requests, files }: SpamErasure): string {
  const parts = [
    messages > 0 ? countText(messages, 'message') : '',
    requests > 0 ? countText(requests, 'request') : '',
    files > 0 ? countText(files, 'file') : '',
  ].filter((part) => part !== '');
  const last = parts.pop() ?? 'nothing';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
