import { useQuery } from '@tanstack/react-query';
import type { InboxEntry } from '#shared/inbox/entry-text.ts';
import { isGone, receiptQuery, recordQuery } from './inbox-reads.ts';
import type { InboxPlace } from './use-inbox-place.ts';

/** The record at the address, as far as it is known. */
export type OpenRecord =
  | { kind: 'none' }
  | { kind: 'loading'; id: string | null }
  | { kind: 'open'; id: string; entry: InboxEntry }
  /** No record has the receipt number, or several have. */
  | { kind: 'choice'; receipt: string; records: readonly InboxEntry[] }
  | { kind: 'failed'; id: string | null; error: Error; retry: () => void };

/** Reads the record that the address names. */
export function useOpenRecord(place: InboxPlace): OpenRecord {
  const isRecord = place.kind === 'record';
  const receipt = isRecord ? place.receipt : '';
  const givenId = isRecord ? place.id : null;
  const found = useQuery({ ...receiptQuery(receipt), enabled: isRecord && givenId === null });
  const id = givenId ?? (isRecord && found.data?.length === 1 ? (found.data[0]?.id ?? null) : null);
  const record = useQuery({ ...recordQuery(id ?? ''), enabled: id !== null });
  if (!isRecord) return { kind: 'none' };
  if (id !== null && isGone(record.error)) return { kind: 'choice', receipt, records: [] };
  if (id !== null && record.data) return { kind: 'open', id, entry: record.data };
  if (id === null && found.data) return { kind: 'choice', receipt, records: found.data };
  const error = record.error ?? found.error;
  if (!error) return { kind: 'loading', id };
  const retry = () => void (id === null ? found.refetch() : record.refetch());
  return { kind: 'failed', id, error, retry };
}
