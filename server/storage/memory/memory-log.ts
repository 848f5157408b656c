import { StorageUnavailableError } from '../ports.ts';
import type { EventLog } from '../ports.ts';
import { applyEvent, emptyRecords } from '../records.ts';

/** Events in memory only, for tests and demonstrations. Copies them, as a disk would. */
export function createMemoryLog(): EventLog {
  const records = emptyRecords();
  let isOpen = true;
  return {
    records,
    async append(event) {
      if (!isOpen) throw new StorageUnavailableError('the store is closed');
      const stored = structuredClone(event);
      await Promise.resolve();
      applyEvent(records, records.sequence + 1, stored);
    },
    async compact() {},
    isHealthy: async () => isOpen,
    async close() {
      isOpen = false;
    },
  };
}
