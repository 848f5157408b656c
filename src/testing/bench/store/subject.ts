import type { Submission } from '#server/storage/records.ts';

/** A store that is measured. */
export interface Subject {
  /** Resolves when the record is acknowledged. */
  put(record: Submission): Promise<void>;
  close(): Promise<void>;
  /** Counted since the start, where the subject lets itself be watched. */
  fsyncs?: () => number;
}

/** Fills an empty folder with so many records, then gives a store that continues from there. */
export type OpenSubject = (folder: string, records: readonly Submission[]) => Promise<Subject>;
