import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  sampleMoment,
  sampleSession,
  sampleSubmission,
  sampleUpload,
  uuid,
} from '../testing/samples.ts';
import { StorageUnavailableError } from './ports.ts';
import type { FileStore, RecordStore } from './ports.ts';
import type { Submission } from './records.ts';

/** What every record store must do. `open` gives a fresh, empty one for the running test. */
export function describeRecordStore(name: string, openStore: () => Promise<RecordStore>): void {
  const open = async () => {
    const store = await openStore();
    onTestFinished(() => store.close());
    return store;
  };
  describe(`record store: ${name}`, () => {
    test('gives back what was received', async () => {
      const store = await open();
      const submission = sampleSubmission(1);
      expect(await store.receive(submission)).toEqual({ kind: 'stored', submission });
      expect(store.findSubmission(uuid(1))).toEqual(submission);
      expect(store.findSubmission(uuid(2))).toBeUndefined();
      expect(store.findSubmission('__proto__')).toBeUndefined();
    });

    test('answers a repeat with the first record and another body with a mismatch', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const late = { receivedAt: '2026-03-02T00:00:00.000Z' };
      expect(await store.receive(sampleSubmission(1, late))).toEqual({
        kind: 'repeated',
        submission: sampleSubmission(1),
      });
      expect(await store.receive(sampleSubmission(1, { fingerprint: 'other' }))).toEqual({
        kind: 'mismatch',
      });
      expect(store.listSubmissions()).toHaveLength(1);
    });

    test('stores one of many simultaneous tries', async () => {
      const store = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => store.receive(sampleSubmission(1))),
      );
      expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'still-storing')).toHaveLength(19);
      expect(store.listSubmissions()).toHaveLength(1);
    });

    test('does not follow later changes of the object it was given', async () => {
      const store = await open();
      const submission = sampleSubmission(1);
      await store.receive(submission);
      submission.body['name'] = 'Somebody else';
      expect(store.findSubmission(uuid(1))?.body['name']).toBe('Ruth');
    });

    test('lists the newest first', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T00:00:00.000Z' }));
      await store.receive(sampleSubmission(2, { receivedAt: '2026-03-03T00:00:00.000Z' }));
      await store.receive(sampleSubmission(3, { receivedAt: '2026-03-02T00:00:00.000Z' }));
      expect(store.listSubmissions().map(({ id }) => id)).toEqual([uuid(2), uuid(3), uuid(1)]);
    });

    test('changes status and folder alone', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const at = new Date(sampleMoment);
      expect(await store.changeSubmission(uuid(1), { status: 'read' }, at)).toMatchObject({
        status: 'read',
        folder: 'inbox',
      });
      await store.changeSubmission(uuid(1), { folder: 'spam' }, at);
      expect(store.findSubmission(uuid(1))).toMatchObject({ status: 'read', folder: 'spam' });
      expect(await store.changeSubmission(uuid(2), { status: 'read' }, at)).toBeUndefined();
    });

    test('keeps notes in order, one for each id', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const at = new Date(sampleMoment);
      const note = (number: number, text: string) => ({
        addNote: { id: uuid(number), text, writtenAt: sampleMoment },
      });
      await store.changeSubmission(uuid(1), note(7, 'Rang'), at);
      await store.changeSubmission(uuid(1), note(8, 'Wrote'), at);
      await store.changeSubmission(uuid(1), note(8, 'Wrote again'), at);
      await store.changeSubmission(uuid(1), { removeNote: uuid(7) }, at);
      await store.changeSubmission(uuid(1), { removeNote: uuid(9) }, at);
      const notes = store.findSubmission(uuid(1))?.notes;
      expect(notes?.map(({ text }) => text)).toEqual(['Wrote again']);
    });

    test('notes the moment of the deposit once, keeps it in the archive, forgets it when undone', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const paidAt = async (status: Submission['status'], moment: string) =>
        (await store.changeSubmission(uuid(1), { status }, new Date(moment)))?.depositPaidAt;
      const [first, later] = ['2026-03-02T00:00:00.000Z', '2026-03-05T00:00:00.000Z'];
      expect(await paidAt('read', first)).toBeNull();
      expect(await paidAt('deposit-paid', first)).toBe(first);
      expect(await paidAt('in-progress', later)).toBe(first);
      expect(await paidAt('archived', later)).toBe(first);
      expect(await paidAt('read', later)).toBeNull();
    });

    test('notes the first moment of an answer, and forgets it when undone', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const answeredAt = async (isAnswered: boolean, moment: string) =>
        (await store.changeSubmission(uuid(1), { isAnswered }, new Date(moment)))?.answeredAt;
      const [first, later] = ['2026-03-02T00:00:00.000Z', '2026-03-05T00:00:00.000Z'];
      expect(await answeredAt(true, first)).toBe(first);
      expect(await answeredAt(true, later)).toBe(first);
      expect(await answeredAt(false, later)).toBeNull();
    });

    test('removes submissions with the uploads that no other has', async () => {
      const store = await open();
      const [own, shared] = [sampleUpload(1), sampleUpload(2)];
      await store.addUploads([own, shared]);
      await store.receive(sampleSubmission(1, { attachments: [own.name, shared.name] }));
      await store.receive(sampleSubmission(2, { attachments: [shared.name] }));
      expect(store.uploadsOnlyOf([uuid(1)])).toEqual([own.name]);
      expect(await store.removeSubmissions([uuid(1), uuid(9)])).toEqual([own.name]);
      await store.compact();
      expect(store.listSubmissions().map(({ id }) => id)).toEqual([uuid(2)]);
      expect(store.findUpload(own.name)).toBeUndefined();
      expect(store.findUpload(shared.name)?.isAttached).toBe(true);
      expect(await store.removeSubmissions([uuid(1)])).toEqual([]);
    });

    test('tells watchers about changes of submissions until they have enough', async () => {
      const store = await open();
      let count = 0;
      const stop = store.watch(() => {
        count += 1;
      });
      await store.receive(sampleSubmission(1));
      await store.receive(sampleSubmission(1));
      await store.changeSubmission(uuid(1), { status: 'read' }, new Date(sampleMoment));
      await store.openSession(sampleSession(1));
      await store.removeSubmissions([uuid(1)]);
      expect(count).toBe(3);
      stop();
      await store.receive(sampleSubmission(2));
      expect(count).toBe(3);
    });

    test('rewrites itself while others write', async () => {
      const store = await open();
      const writes = Array.from({ length: 20 }, (_, number) => [
        store.receive(sampleSubmission(number + 1)),
        ...(number % 5 === 0 ? [store.compact()] : []),
      ]);
      await Promise.all(writes.flat());
      expect(store.listSubmissions()).toHaveLength(20);
    });

    test('remembers what the owner has been told about', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      await store.receive(sampleSubmission(2));
      await store.markAnnounced([uuid(1), uuid(9)]);
      expect(store.findSubmission(uuid(1))?.isAnnounced).toBe(true);
      expect(store.findSubmission(uuid(2))?.isAnnounced).toBe(false);
    });

    test('refuses attachments it does not have and marks those it has', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1)]);
      const [known, unknown] = [sampleUpload(1).name, sampleUpload(2).name];
      const both = sampleSubmission(1, { attachments: [known, unknown] });
      expect(await store.receive(both)).toEqual({ kind: 'unknown-attachment', names: [unknown] });
      expect(store.findSubmission(uuid(1))).toBeUndefined();
      expect(store.orphanBytes()).toBe(1_000);
      await store.receive(sampleSubmission(1, { attachments: [known] }));
      expect(store.findUpload(known)?.isAttached).toBe(true);
      expect(store.orphanBytes()).toBe(0);
    });

    test('removes old uploads that no request refers to', async () => {
      const store = await open();
      const young = sampleUpload(3, { storedAt: '2026-03-02T00:00:00.000Z' });
      await store.addUploads([sampleUpload(1), sampleUpload(2), young]);
      await store.receive(sampleSubmission(1, { attachments: [sampleUpload(1).name] }));
      const before = new Date('2026-03-01T12:00:00.000Z');
      expect(await store.removeOrphanUploads(before)).toEqual([sampleUpload(2).name]);
      expect(store.findUpload(sampleUpload(2).name)).toBeUndefined();
      expect(store.findUpload(sampleUpload(1).name)).toBeDefined();
      expect(store.findUpload(young.name)).toBeDefined();
    });

    test('never removes an upload that a request being stored refers to', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1)]);
      const attachments = [sampleUpload(1).name];
      const [received, removed] = await Promise.all([
        store.receive(sampleSubmission(1, { attachments })),
        store.removeOrphanUploads(new Date('2027-01-01T00:00:00.000Z')),
      ]);
      expect(received.kind).toBe('stored');
      expect(removed).toEqual([]);
    });

    test('refuses an attachment that is being removed', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1)]);
      const attachments = [sampleUpload(1).name];
      const [removed, received] = await Promise.all([
        store.removeOrphanUploads(new Date('2027-01-01T00:00:00.000Z')),
        store.receive(sampleSubmission(1, { attachments })),
      ]);
      expect(removed).toEqual(attachments);
      expect(received.kind).toBe('unknown-attachment');
    });

    test('keeps sessions until they are closed or the passphrase changes', async () => {
      const store = await open();
      await store.openSession(sampleSession(1));
      await store.openSession(sampleSession(2));
      expect(store.findSession('hash-1')).toEqual(sampleSession(1));
      await store.closeSessions(['hash-1', 'never-opened']);
      expect(store.listSessions()).toEqual([sampleSession(2)]);
      expect(store.passphraseHash()).toBeNull();
      await store.setPassphraseHash('scrypt$new');
      expect(store.passphraseHash()).toBe('scrypt$new');
      expect(store.listSessions()).toEqual([]);
    });

    test('takes nothing more once it is closed', async () => {
      const store = await open();
      expect(store.isHealthy()).toBe(true);
      await store.close();
      expect(store.isHealthy()).toBe(false);
      await expect(store.receive(sampleSubmission(1))).rejects.toThrow(StorageUnavailableError);
      expect(store.findSubmission(uuid(1))).toBeUndefined();
    });
  });
}

const sha256OfHello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** What every file store must do. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  const upload = `${'a'.repeat(32)}.txt`;
  const hello = () => Readable.from([Buffer.from('hel'), Buffer.from('lo')]);

  describe(`file store: ${name}`, () => {
    test('measures what arrives and opens it once it is accepted', async () => {
      const files = await open();
      const { id, ...measured } = await files.quarantine(hello());
      expect(measured).toEqual({ sizeBytes: 5, sha256: sha256OfHello });
      expect(Buffer.from(await files.readQuarantined(id)).toString()).toBe('hello');
      expect(await files.open(upload)).toBeUndefined();
      await files.accept(id, upload);
      const opened = await files.open(upload);
      expect(opened?.sizeBytes).toBe(5);
      expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('hello');
    });

    test('forgets what is discarded or removed, also twice', async () => {
      const files = await open();
      const { id } = await files.quarantine(hello());
      await files.discard(id);
      await files.discard(id);
      await expect(files.readQuarantined(id)).rejects.toThrow();
      const other = await files.quarantine(hello());
      await files.accept(other.id, upload);
      await files.remove(upload);
      await files.remove(upload);
      expect(await files.open(upload)).toBeUndefined();
    });

    test('rejects with what broke the source', async () => {
      const files = await open();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('he');
          throw new Error('the visitor went into a tunnel');
        })(),
      );
      await expect(files.quarantine(broken)).rejects.toThrow('tunnel');
    });

    test('says that it can be written', async () => {
      const files = await open();
      await expect(files.probe()).resolves.toBeUndefined();
    });
  });
}
