import type { Submission } from '#server/storage/records.ts';

/** A store that is measured. */
export interface Subject {
  /** Resolves when the record is acknowledged. */
  put(record: Submission): Promise<void>;
  close(): Promise<void>;
  /** Operations since the start, where the store can be observed. */
  fsyncs?: () => number;
}

/** Fills an empty folder with this many records, then returns a store that continues from there. */
export type OpenSubject = (folder: string, records: readonly Submission[]) => Promise<Subject>;
