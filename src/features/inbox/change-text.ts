import type { RecordChange } from '#shared/api/inbox.ts';
import { statusLabels } from './entries.ts';

/** A change of a record that waits on the device, in words. */
export function changeText({ status, folder, isAnswered }: RecordChange): string {
  if (status !== undefined) return `Status: ${statusLabels[status]}`;
  if (folder !== undefined) return folder === 'spam' ? 'Moved to spam' : 'Not spam';
  return isAnswered === true ? 'Marked as replied' : 'Marked as not replied';
}
