import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../ports.ts';

/** Uploads in memory only, for tests. */
export function createMemoryFiles(): FileStore {
  const quarantined = new Map<string, Uint8Array>();
  const accepted = new Map<string, Uint8Array>();
  const aside = new Map<string, Uint8Array>();
  return {
    async quarantine(source) {
      const chunks: Buffer[] = [];
      for await (const chunk of source) chunks.push(Buffer.from(chunk));
      const bytes = Buffer.concat(chunks);
      const id = randomUUID();
      quarantined.set(id, bytes);
      return {
        id,
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
    },
    async readQuarantined(id) {
      const bytes = quarantined.get(id);
      if (!bytes) throw new RangeError(`nothing in quarantine under ${id}`);
      return bytes;
    },
    async accept(id, name) {
      const bytes = quarantined.get(id);
      if (!bytes) throw new RangeError(`nothing in quarantine under ${id}`);
      accepted.set(name, bytes);
      quarantined.delete(id);
    },
    async discard(id) {
      quarantined.delete(id);
    },
    async open(name) {
      const bytes = accepted.get(name);
      return bytes && { stream: Readable.from([bytes]), sizeBytes: bytes.length };
    },
    async remove(name) {
      accepted.delete(name);
    },
    async listOlderThan() {
      return [];
    },
    async setAside(name) {
      const bytes = accepted.get(name);
      if (bytes) aside.set(name, bytes);
      accepted.delete(name);
    },
    async putBack(name) {
      const bytes = aside.get(name);
      if (bytes) accepted.set(name, bytes);
      aside.delete(name);
    },
    listSetAside: async () => [...aside.keys()],
    async probe() {},
  };
}
