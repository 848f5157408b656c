import { reportsOf } from './client-state.ts';
import type { WorkEntry } from './work-entries.ts';

/** A file that came to a request later than its attachments. */
export interface LaterFile {
  /** Name of the upload. */
  name: string;
  from: 'report' | 'reply' | 'client';
}

/** What was sent to the client and what the client added, each file once; a PDF that was never sent is left out. */
export function laterFiles(entries: readonly Readonly<WorkEntry>[]): LaterFile[] {
  const found = new Map<string, LaterFile>();
  const add = (names: readonly string[], from: LaterFile['from']) => {
    for (const name of names) if (!found.has(name)) found.set(name, { name, from });
  };
  for (const { report, sentAt } of reportsOf(entries)) {
    if (sentAt !== null) add([report.upload], 'report');
  }
  for (const entry of entries) {
    if (entry.kind === 'reply') add(entry.files, 'reply');
    if (entry.kind === 'client-words') add(entry.files, 'client');
  }
  return [...found.values()];
}
