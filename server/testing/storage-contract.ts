import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  sampleMoment,
  sampleSession,
  sampleTeam,
  sampleSubmission,
  sampleUpload,
  uuid,
} from '../testing/samples.ts';
import { recordStatuses } from '#shared/api/inbox.ts';
import { searchWords } from '#shared/inbox/search-text.ts';
import { Day, Hour } from '#shared/time.ts';
import { noTeam } from '../storage/owner-settings.ts';
import { StorageUnavailableError } from '../storage/ports.ts';
import type {
  FileStore,
  DeviceTransferStore,
  RecordStore,
  SubmissionFilter,
} from '../storage/ports.ts';
import { leastOrphanBytes, trashRestMs } from '../storage/records.ts';

const trashDay = new Date('2026-03-04T00:00:00.000Z');
const nothing = { submissions: 0, uploads: [] };
const weekLater = new Date(trashDay.getTime() + 7 * Day.ms);

/** What every record store must do. `open` returns a fresh, empty one for the running test. */
export function describeRecordStore(name: string, openStore: () => Promise<RecordStore>): void {
  const open = async () => {
    const store = await openStore();
    onTestFinished(() => store.close());
    return store;
  };
  describe(`record store: ${name}`, () => {
    test('returns what was stored', async () => {
      const store = await open();
      const submission = sampleSubmission(1, {
        fillTimeMs: 3_000_000_000,
        spamSigns: ['too-fast'],
      });
      expect(await store.receive(submission)).toEqual({ kind: 'stored', submission });
      expect(await store.findSubmission(uuid(1))).toEqual(submission);
      expect(await store.findSubmission(uuid(2))).toBeUndefined();
      expect(await store.findSubmission('__proto__')).toBeUndefined();
    });

    test('returns the first record for a repeat, and a mismatch for another body', async () => {
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
      expect(await store.listSubmissions()).toHaveLength(1);
    });

    test('stores one of many simultaneous tries', async () => {
      const store = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => store.receive(sampleSubmission(1))),
      );
      expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'still-storing')).toHaveLength(19);
      expect(await store.listSubmissions()).toHaveLength(1);
    });

    test('does not follow later changes of the object it was given', async () => {
      const store = await open();
      const submission = sampleSubmission(1);
      await store.receive(submission);
      submission.body['name'] = 'Somebody else';
      expect((await store.findSubmission(uuid(1)))?.body['name']).toBe('Ruth');
    });

    test('lists the newest first', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1, { receivedAt: '2026-03-01T00:00:00.000Z' }));
      await store.receive(sampleSubmission(2, { receivedAt: '2026-03-03T00:00:00.000Z' }));
      await store.receive(sampleSubmission(3, { receivedAt: '2026-03-02T00:00:00.000Z' }));
      expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([
        uuid(2),
        uuid(3),
        uuid(1),
      ]);
    });

    test('lists in parts, of one moment in the order of their ids', async () => {
      const store = await open();
      const later = { receivedAt: '2026-03-02T00:00:00.000Z' };
      for (const number of [3, 1, 2]) await store.receive(sampleSubmission(number));
      for (const number of [5, 4]) await store.receive(sampleSubmission(number, later));
      const first = await store.listSubmissions({}, { limit: 3 });
      expect(first.map(({ id }) => id)).toEqual([uuid(4), uuid(5), uuid(1)]);
      const second = await store.listSubmissions({}, { limit: 3, after: first.at(-1) });
      expect(second.map(({ id }) => id)).toEqual([uuid(2), uuid(3)]);
      expect(await store.listSubmissions({}, { limit: 3, after: second.at(-1) })).toEqual([]);
    });

    test('counts the parts of the inbox', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      await store.receive(sampleSubmission(2, { kind: 'consultation' }));
      await store.receive(sampleSubmission(3, { status: 'archived' }));
      await store.receive(sampleSubmission(4, { folder: 'spam', status: 'archived' }));
      await store.receive(sampleSubmission(5));
      await store.trashSubmissions([uuid(5)], trashDay);
      expect(await store.countPlaces()).toEqual({ messages: 1, requests: 1, archived: 1, spam: 1 });
      const archived = await store.listSubmissions({ isArchived: true, folder: 'inbox' });
      expect(archived.map(({ id }) => id)).toEqual([uuid(3)]);
    });

    test('finds words of what is shown, whatever their case, accents and hyphens, and what notes say', async () => {
      const store = await open();
      const upload = sampleUpload(1, { originalName: 'North wall.jpg' });
      await store.addUploads([upload]);
      const body = { name: 'Sinéad O’Brien', email: 'o@example.org', phone: '0400 111 222' };
      await store.receive(
        sampleSubmission(1, {
          kind: 'consultation',
          body: {
            ...body,
            serviceType: 'house-extension',
            projectDescription: 'A\u0000\uD800 shed',
          },
          attachments: [upload.name],
        }),
      );
      await store.receive(sampleSubmission(2, { folder: 'spam', body: { name: 'Łukasz %_' } }));
      await store.receive(sampleSubmission(3, { status: 'archived', body: { name: 'Obrien' } }));
      const find = async (search: string, more: SubmissionFilter = {}) => {
        const filter = { words: searchWords(search), ...more };
        const found = await store.listSubmissions(filter);
        return found.map(({ id }) => id);
      };
      expect(await find("O'BRIEN")).toEqual([uuid(1), uuid(3)]);
      expect(await find('obrien', { isArchived: false })).toEqual([uuid(1)]);
      expect(await find('lukasz')).toEqual([uuid(2)]);
      expect(await find('%')).toHaveLength(3);
      expect(await find('0400111222 shed')).toEqual([uuid(1)]);
      expect(await find('north wall.JPG')).toEqual([uuid(1)]);
      expect(await find('ring')).toEqual([]);
      const note = { id: uuid(9), text: 'Ring Åke', writtenAt: sampleMoment };
      await store.changeSubmission(uuid(1), { addNote: note }, new Date(sampleMoment));
      expect(await find('ake wall')).toEqual([uuid(1)]);
      await store.changeSubmission(uuid(1), { removeNote: uuid(9) }, trashDay);
      expect(await find('ake')).toEqual([]);
      const kind = { recordKind: 'house-extension' } as const;
      expect(await find('', kind)).toEqual([uuid(1)]);
      expect(await find('', { recordKind: 'natural-building' })).toEqual([]);
      expect(await find('', { recordKind: 'message', statuses: ['new'] })).toEqual([uuid(2)]);
      expect(await find('', { ids: { first: uuid(2), last: uuid(3) } })).toEqual([
        uuid(2),
        uuid(3),
      ]);
      expect(await find('', { ids: { first: uuid(3), last: uuid(2) } })).toEqual([]);
    });

    test('weighs what nobody has opened, by network, and forgets the network of what is opened', async () => {
      const store = await open();
      const upload = sampleUpload(1, { sizeBytes: 700 });
      await store.addUploads([upload]);
      const body = { name: 'Ruth', message: 'Größe' };
      const bytes = Buffer.byteLength(JSON.stringify(body));
      const later = '2026-03-02T00:00:00.000Z';
      await store.receive(sampleSubmission(1, { body, network: 'a' }));
      await store.receive(
        sampleSubmission(2, {
          body,
          network: 'a',
          kind: 'consultation',
          receivedAt: later,
          attachments: [upload.name],
        }),
      );
      await store.receive(sampleSubmission(3, { body }));
      await store.receive(sampleSubmission(4, { body, network: 'b', folder: 'spam' }));
      await store.receive(sampleSubmission(5, { body, network: 'a', status: 'read' }));
      await store.trashSubmissions([uuid(4)], trashDay);
      const weight = { records: 1, bytes, fileBytes: 0, since: sampleMoment, until: sampleMoment };
      const sorted = async () =>
        (await store.weighUnopened()).toSorted((one, other) =>
          `${one.network}` < `${other.network}` ? -1 : 1,
        );
      expect(await sorted()).toEqual([
        {
          network: 'a',
          isTrashed: false,
          records: 2,
          bytes: 2 * bytes,
          fileBytes: 700,
          since: sampleMoment,
          until: later,
        },
        { ...weight, network: 'b', isTrashed: true },
        { ...weight, network: null, isTrashed: false },
      ]);
      const of = async (network: string) =>
        (await store.listSubmissions({ network })).map(({ id }) => id);
      expect(await of('a')).toEqual([uuid(2), uuid(1)]);
      await store.changeSubmission(uuid(1), { status: 'read' }, trashDay);
      expect(await of('a')).toEqual([uuid(2)]);
      expect(await store.findSubmission(uuid(1))).not.toHaveProperty('network');
      expect((await store.listSubmissions({ isOpened: false })).map(({ id }) => id)).toEqual([
        uuid(2),
        uuid(3),
      ]);
    });

    test('remembers what the owner was told of', async () => {
      const store = await open();
      expect(await store.isFloodTold()).toBe(false);
      expect(await store.todayToldOn()).toBeNull();
      await store.setTodayToldOn('2026-03-04');
      expect(await store.todayToldOn()).toBe('2026-03-04');
      expect(await store.warningsTold()).toEqual({});
      const told = { 'disk-nearly-full': '2026-03-04T08:00:00.000Z' };
      await store.setWarningsTold(told);
      expect(await store.warningsTold()).toEqual(told);
      await store.setFloodTold(true);
      expect(await store.isFloodTold()).toBe(true);
      await store.setFloodTold(false);
      expect(await store.isFloodTold()).toBe(false);
    });

    test('restores what was put in the trash at one moment', async () => {
      const store = await open();
      for (const number of [1, 2, 3]) await store.receive(sampleSubmission(number));
      const at = (hours: number) => new Date(trashDay.getTime() + hours * Hour.ms);
      for (const number of [1, 2, 3]) await store.trashSubmissions([uuid(number)], at(number));
      expect(await store.restoreTrash(at(2), at(2))).toEqual({ submissions: 1, uploads: 0 });
      expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([uuid(2)]);
    });

    test('lists the records that match a filter', async () => {
      const store = await open();
      const email = (address: string) => ({ name: 'Ruth', email: address, message: 'Hello' });
      await store.receive(sampleSubmission(1, { body: email(' Ruth@Example.org ') }));
      await store.receive(
        sampleSubmission(2, { kind: 'consultation', receivedAt: '2026-03-02T00:00:00.000Z' }),
      );
      await store.receive(
        sampleSubmission(3, {
          folder: 'spam',
          kind: 'natural-building',
          receivedAt: '2026-03-03T00:00:00.000Z',
          body: email('ali@example.org'),
          isAcknowledged: true,
        }),
      );
      await store.markAnnounced([uuid(2)]);
      const meant = async (filter: SubmissionFilter) =>
        (await store.listSubmissions(filter)).map(({ id }) => Number(id.slice(-1)));
      expect(await meant({})).toEqual([3, 2, 1]);
      expect(await meant({ group: 'messages' })).toEqual([1]);
      expect(await meant({ group: 'requests' })).toEqual([3, 2]);
      expect(await meant({ group: 'requests', folder: 'inbox' })).toEqual([2]);
      expect(await meant({ isAnnounced: false })).toEqual([3, 1]);
      expect(await meant({ isAcknowledged: true })).toEqual([3]);
      expect(await meant({ email: 'ruth@example.org' })).toEqual([2, 1]);
      expect(await meant({ email: 'nobody@example.org' })).toEqual([]);
      expect(await meant({ since: '2026-03-02T00:00:00.000Z' })).toEqual([3, 2]);
      expect(await meant({ before: '2026-03-02T00:00:00.000Z' })).toEqual([1]);
    });

    test('counts new records, and counts every change', async () => {
      const store = await open();
      const { version } = await store.countNew();
      await store.receive(sampleSubmission(1));
      await store.receive(sampleSubmission(2, { kind: 'consultation' }));
      await store.receive(sampleSubmission(3, { folder: 'spam' }));
      await store.receive(sampleSubmission(4, { folder: 'spam', kind: 'consultation' }));
      await store.receive(sampleSubmission(5, { status: 'archived' }));
      await store.receive(sampleSubmission(5, { status: 'archived' }));
      expect(await store.countNew()).toEqual({
        messages: 1,
        requests: 1,
        spam: 2,
        version: version + 5,
      });
      await store.changeSubmission(uuid(1), { status: 'read' }, new Date(sampleMoment));
      await store.markAnnounced([uuid(2)]);
      await store.removeSubmissions([uuid(3), uuid(4)]);
      expect(await store.countNew()).toEqual({
        messages: 0,
        requests: 1,
        spam: 0,
        version: version + 7,
      });
    });

    test('returns every text unchanged, even what some databases refuse', async () => {
      const store = await open();
      const text = 'nul \u0000, half a pair \ud83c, \udfe0, ’ \u2028 \\u0000 "\\" 🏠 \u007f\ufeff';
      const body = { name: text, email: 'ruth@example.org', [text]: [text, { [text]: null }] };
      const upload = sampleUpload(1, { originalName: text });
      await store.addUploads([upload]);
      const submission = sampleSubmission(1, { body, attachments: [upload.name] });
      expect(await store.receive(submission)).toEqual({ kind: 'stored', submission });
      const addNote = { id: uuid(2), text, writtenAt: sampleMoment };
      await store.changeSubmission(uuid(1), { addNote }, new Date(sampleMoment));
      expect(await store.findSubmission(uuid(1))).toEqual({
        ...submission,
        notes: [addNote],
        changedAt: sampleMoment,
      });
      expect(await store.findUpload(upload.name)).toEqual({ ...upload, isAttached: true });
    });

    test('stores a request as long as the longest that is accepted', async () => {
      const store = await open();
      const body = { name: 'Ruth', answers: 'mudbrick '.repeat(28_000) };
      await store.receive(sampleSubmission(1, { body }));
      expect((await store.findSubmission(uuid(1)))?.body).toEqual(body);
    });

    test('changes status and folder and nothing else', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const at = new Date(sampleMoment);
      expect(await store.changeSubmission(uuid(1), { status: 'read' }, at)).toMatchObject({
        status: 'read',
        folder: 'inbox',
      });
      await store.changeSubmission(uuid(1), { folder: 'spam' }, at);
      expect(await store.findSubmission(uuid(1))).toMatchObject({ status: 'read', folder: 'spam' });
      expect(await store.changeSubmission(uuid(2), { status: 'read' }, at)).toBeUndefined();
    });

    test('says who gave a status, until somebody without a name gives another', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      const at = new Date(sampleMoment);
      const by = 'Ann “Annie” \u0000';
      expect(await store.changeSubmission(uuid(1), { status: 'read', by }, at)).toMatchObject({
        statusBy: by,
      });
      await store.changeSubmission(uuid(1), { status: 'read', folder: 'spam', by: 'Ben' }, at);
      expect(await store.findSubmission(uuid(1))).toMatchObject({ folder: 'spam', statusBy: by });
      await store.changeSubmission(uuid(1), { status: 'archived' }, at);
      expect(await store.findSubmission(uuid(1))).not.toHaveProperty('statusBy');
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
      const notes = (await store.findSubmission(uuid(1)))?.notes;
      expect(notes?.map(({ text }) => text)).toEqual(['Wrote again']);
    });

    test('records no payment with any status', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      for (const status of recordStatuses) {
        const changed = await store.changeSubmission(uuid(1), { status }, new Date(sampleMoment));
        expect(changed).toMatchObject({ status, depositPaidAt: null });
      }
    });

    test('stores when a record was last changed', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      await store.markAnnounced([uuid(1)]);
      expect((await store.findSubmission(uuid(1)))?.changedAt).toBeNull();
      for (const moment of ['2026-03-02T00:00:00.000Z', '2026-03-05T00:00:00.000Z']) {
        await store.changeSubmission(uuid(1), { status: 'read' }, new Date(moment));
        expect((await store.findSubmission(uuid(1)))?.changedAt).toBe(moment);
      }
    });

    test('records the first moment of a reply, and deletes it when undone', async () => {
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
      expect(await store.uploadsOnlyOf([uuid(1)])).toEqual([own.name]);
      expect(await store.removeSubmissions([uuid(1), uuid(9)])).toEqual({
        ids: [uuid(1)],
        uploads: [own.name],
      });
      await store.compact();
      expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([uuid(2)]);
      expect(await store.findUpload(own.name)).toBeUndefined();
      expect((await store.findUpload(shared.name))?.isAttached).toBe(true);
    });

    test('reports removed submissions to only one of several simultaneous callers', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1)]);
      await store.receive(sampleSubmission(1, { attachments: [sampleUpload(1).name] }));
      await store.receive(sampleSubmission(2));
      const ids = [uuid(1), uuid(2)];
      const removals = await Promise.all([1, 2, 3].map(() => store.removeSubmissions(ids)));
      expect(removals.flatMap((removed) => removed.ids).toSorted()).toEqual(ids);
      expect(removals.flatMap((removed) => removed.uploads)).toEqual([sampleUpload(1).name]);
      expect(await store.removeSubmissions(ids)).toEqual({ ids: [], uploads: [] });
    });

    test('notifies watchers of changes of submissions until they unsubscribe', async () => {
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

    test('compacts itself while others write', async () => {
      const store = await open();
      const writes = Array.from({ length: 20 }, (_, number) => [
        store.receive(sampleSubmission(number + 1)),
        ...(number % 5 === 0 ? [store.compact()] : []),
      ]);
      await Promise.all(writes.flat());
      expect(await store.listSubmissions()).toHaveLength(20);
    });

    test('stores what the owner was notified of', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      await store.receive(sampleSubmission(2));
      await store.markAnnounced([uuid(1), uuid(9)]);
      expect((await store.findSubmission(uuid(1)))?.isAnnounced).toBe(true);
      expect((await store.findSubmission(uuid(2)))?.isAnnounced).toBe(false);
    });

    test('lists uploads, all or by name', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1), sampleUpload(2), sampleUpload(3)]);
      const names = async (asked?: readonly string[]) =>
        (await store.listUploads(asked)).map((upload) => upload.name).toSorted();
      const [one, two, three, four] = [1, 2, 3, 4].map((number) => sampleUpload(number).name);
      expect(await names()).toEqual([one, two, three]);
      expect(await names([three ?? '', four ?? '', one ?? ''])).toEqual([one, three]);
      expect(await names([])).toEqual([]);
    });

    test('refuses attachments that it does not have and claims those that it has', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1)]);
      const [known, unknown] = [sampleUpload(1).name, sampleUpload(2).name];
      const both = sampleSubmission(1, { attachments: [known, unknown] });
      expect(await store.receive(both)).toEqual({ kind: 'unknown-attachment', names: [unknown] });
      expect(await store.findSubmission(uuid(1))).toBeUndefined();
      expect(await store.orphanBytes()).toBe(leastOrphanBytes);
      await store.receive(sampleSubmission(1, { attachments: [known] }));
      expect((await store.findUpload(known))?.isAttached).toBe(true);
      expect(await store.orphanBytes()).toBe(0);
    });

    test('moves old uploads that no request refers to into the trash, and removes them after seven days', async () => {
      const store = await open();
      const [attached, old] = [sampleUpload(1), sampleUpload(2)];
      const young = sampleUpload(3, { storedAt: '2026-03-02T00:00:00.000Z' });
      await store.addUploads([attached, old, young]);
      await store.receive(sampleSubmission(1, { attachments: [attached.name] }));
      const before = new Date('2026-03-01T12:00:00.000Z');
      expect(await store.trashOrphanUploads(before, trashDay)).toBe(1);
      expect(await store.trashOrphanUploads(before, trashDay)).toBe(0);
      // It uses space as before.
      expect(await store.orphanBytes()).toBe(2 * leastOrphanBytes);
      expect(await store.purgeTrash(trashRestMs, weekLater)).toEqual({
        submissions: 0,
        uploads: [old.name],
      });
      expect(await store.findUpload(old.name)).toBeUndefined();
      expect(await store.findUpload(attached.name)).toBeDefined();
      expect(await store.findUpload(young.name)).toBeDefined();
    });

    test('removes the uploads that are named, unless a request refers to them', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1), sampleUpload(2), sampleUpload(3)]);
      await store.receive(sampleSubmission(1, { attachments: [sampleUpload(1).name] }));
      const named = [sampleUpload(1).name, sampleUpload(2).name, 'never-stored.jpg'];
      expect(await store.removeOrphanUploads([])).toEqual([]);
      expect(await store.removeOrphanUploads(named)).toEqual([sampleUpload(2).name]);
      expect(await store.removeOrphanUploads(named)).toEqual([]);
      expect((await store.listUploads()).map((upload) => upload.name).toSorted()).toEqual(
        [sampleUpload(1).name, sampleUpload(3).name].toSorted(),
      );
    });

    test('restores an upload from the trash for a request that refers to it', async () => {
      const store = await open();
      const upload = sampleUpload(1);
      await store.addUploads([upload]);
      await store.trashOrphanUploads(new Date('2026-03-02T00:00:00.000Z'), trashDay);
      const attachments = [upload.name];
      expect(await store.receive(sampleSubmission(1, { attachments }))).toMatchObject({
        kind: 'stored',
      });
      expect(await store.findUpload(upload.name)).toEqual({ ...upload, isAttached: true });
      expect(await store.purgeTrash(trashRestMs, weekLater)).toEqual(nothing);
    });

    test.each(['the request', 'the sweep'])(
      'never both stores a request and removes its upload, when %s comes first',
      async (first) => {
        const store = await open();
        await store.addUploads([sampleUpload(1)]);
        await store.trashOrphanUploads(new Date('2027-01-01T00:00:00.000Z'), trashDay);
        const attachments = [sampleUpload(1).name];
        const receive = () => store.receive(sampleSubmission(1, { attachments }));
        const sweep = async () => (await store.purgeTrash(trashRestMs, weekLater)).uploads;
        const outcomes =
          first === 'the request'
            ? await Promise.all([receive(), sweep()])
            : (await Promise.all([sweep(), receive()])).toReversed();
        const isStored = (await store.findSubmission(uuid(1))) !== undefined;
        expect((await store.findUpload(sampleUpload(1).name)) !== undefined).toBe(isStored);
        expect(outcomes).toMatchObject(
          isStored
            ? [{ kind: 'stored' }, []]
            : [{ kind: 'unknown-attachment', names: attachments }, attachments],
        );
      },
    );

    test('hides what is in the trash, and keeps all of it', async () => {
      const store = await open();
      const upload = sampleUpload(1);
      await store.addUploads([upload]);
      const gone = sampleSubmission(1, { attachments: [upload.name] });
      await store.receive(gone);
      await store.receive(sampleSubmission(2));
      const { version } = await store.countNew();
      await store.trashSubmissions([uuid(1), uuid(9)], trashDay);
      expect(await store.countNew()).toMatchObject({ messages: 1, version: version + 1 });
      expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([uuid(2)]);
      expect(await store.findSubmission(uuid(1))).toBeUndefined();
      expect(await store.changeSubmission(uuid(1), { status: 'read' }, trashDay)).toBeUndefined();
      const trashed = { at: trashDay.toISOString(), restMs: trashRestMs };
      expect(await store.listSubmissions({ isTrashed: true })).toEqual([{ ...gone, trashed }]);
      expect((await store.findUpload(upload.name))?.isAttached).toBe(true);
      expect(await store.restoreTrash()).toEqual({ submissions: 1, uploads: 0 });
      expect(await store.findSubmission(uuid(1))).toEqual(gone);
      expect(await store.listSubmissions({ isTrashed: true })).toEqual([]);
      expect(await store.countNew()).toMatchObject({ messages: 2, version: version + 2 });
    });

    test('restores some records from the trash, and says which', async () => {
      const store = await open();
      for (const number of [1, 2, 3]) await store.receive(sampleSubmission(number));
      await store.trashSubmissions([uuid(1), uuid(2)], trashDay);
      const { version } = await store.countNew();
      expect(await store.restoreSubmissions([uuid(2), uuid(2), uuid(3), uuid(9), 'none'])).toEqual([
        uuid(2),
      ]);
      expect(await store.countNew()).toMatchObject({ messages: 2, version: version + 1 });
      expect(await store.findSubmission(uuid(2))).toEqual(sampleSubmission(2));
      expect(await store.restoreSubmissions([])).toEqual([]);
      const left = await store.listSubmissions({ isTrashed: true });
      expect(left.map(({ id }) => id)).toEqual([uuid(1)]);
    });

    test('removes from the trash what was there for seven days of uptime and by the clock', async () => {
      const store = await open();
      const upload = sampleUpload(1);
      await store.addUploads([upload]);
      await store.receive(sampleSubmission(1, { attachments: [upload.name] }));
      await store.receive(sampleSubmission(2));
      expect(await store.purgeTrash(trashRestMs, weekLater)).toEqual(nothing);
      await store.trashSubmissions([uuid(1)], trashDay);
      const left = async () => (await store.listSubmissions({ isTrashed: true })).length;
      // A clock that runs ahead, then one that stands still.
      expect(await store.purgeTrash(trashRestMs - Hour.ms, new Date('2030-01-01'))).toEqual(
        nothing,
      );
      expect(await store.purgeTrash(Hour.ms, new Date(weekLater.getTime() - 1))).toEqual(nothing);
      expect(await left()).toBe(1);
      expect(await store.purgeTrash(0, weekLater)).toEqual({
        submissions: 1,
        uploads: [upload.name],
      });
      expect(await left()).toBe(0);
      expect(await store.findUpload(upload.name)).toBeUndefined();
      expect(await store.restoreTrash()).toEqual({ submissions: 0, uploads: 0 });
      expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([uuid(2)]);
    });

    test('restores what a clock that was ahead put in the trash, and nothing else', async () => {
      const store = await open();
      await store.addUploads([sampleUpload(1)]);
      await store.receive(sampleSubmission(1));
      await store.receive(sampleSubmission(2));
      await store.trashSubmissions([uuid(1)], trashDay);
      const ahead = new Date('2027-06-01T00:00:00.000Z');
      await store.trashSubmissions([uuid(2)], ahead);
      await store.trashOrphanUploads(ahead, ahead);
      expect(await store.restoreTrash(ahead)).toEqual({ submissions: 1, uploads: 1 });
      expect((await store.listSubmissions()).map(({ id }) => id)).toEqual([uuid(2)]);
      expect(await store.purgeTrash(trashRestMs, new Date('2028-01-01'))).toEqual({
        submissions: 1,
        uploads: [],
      });
      expect(await store.findUpload(sampleUpload(1).name)).toEqual(sampleUpload(1));
    });

    test('restores a request from the trash when it is sent again, and refuses another under its id', async () => {
      const store = await open();
      await store.receive(sampleSubmission(1));
      await store.trashSubmissions([uuid(1)], trashDay);
      expect(await store.receive(sampleSubmission(1, { fingerprint: 'other' }))).toEqual({
        kind: 'mismatch',
      });
      expect(await store.receive(sampleSubmission(1))).toEqual({
        kind: 'repeated',
        submission: sampleSubmission(1),
      });
      expect(await store.listSubmissions()).toEqual([sampleSubmission(1)]);
    });

    test('removes at once what the owner erases, even from the trash', async () => {
      const store = await open();
      const upload = sampleUpload(1);
      await store.addUploads([upload]);
      await store.receive(sampleSubmission(1, { attachments: [upload.name] }));
      await store.trashSubmissions([uuid(1)], trashDay);
      const email = 'ruth@example.org';
      expect(await store.listSubmissions({ email, isTrashed: true })).toHaveLength(1);
      expect((await store.removeSubmissions([uuid(1)])).uploads).toEqual([upload.name]);
      expect(await store.listSubmissions({ isTrashed: true })).toEqual([]);
      expect(await store.restoreTrash()).toEqual({ submissions: 0, uploads: 0 });
    });

    test('lists the files to delete until they are reported as deleted', async () => {
      const store = await open();
      const [one, two] = [sampleUpload(1).name, sampleUpload(2).name];
      await store.addUploads([sampleUpload(1), sampleUpload(2)]);
      await store.receive(sampleSubmission(1, { attachments: [one] }));
      await store.removeSubmissions([uuid(1)]);
      await store.trashOrphanUploads(new Date('2027-01-01'), trashDay);
      await store.purgeTrash(trashRestMs, weekLater);
      expect([...(await store.filesToDelete())].toSorted()).toEqual([one, two]);
      await store.noteDeletedFiles([one, 'never-there.jpg']);
      await store.noteDeletedFiles([one]);
      expect(await store.filesToDelete()).toEqual([two]);
    });

    test('stores sessions until they are closed or the passphrase changes', async () => {
      const store = await open();
      await store.openSession(sampleSession(1));
      const ofMember = sampleSession(2, { personId: 'a “person” \n', opener: 'a passkey' });
      await store.openSession(ofMember);
      expect(await store.findSession('hash-1')).toEqual(sampleSession(1));
      expect(await store.findSession('hash-2')).toEqual(ofMember);
      await store.closeSessions(['hash-1', 'never-opened']);
      expect(await store.listSessions()).toEqual([ofMember]);
      expect(await store.passphraseHash()).toBeNull();
      expect(await store.setPassphraseHash('scrypt$new', 'scrypt$other')).toBe(false);
      expect(await store.passphraseHash()).toBeNull();
      expect(await store.listSessions()).toHaveLength(1);
      expect(await store.setPassphraseHash('scrypt$new', null)).toBe(true);
      expect(await store.passphraseHash()).toBe('scrypt$new');
      expect(await store.listSessions()).toEqual([]);
    });

    test('stores the owner’s latest confirmation of each fact', async () => {
      const store = await open();
      expect(await store.listOwnerFacts()).toEqual([]);
      const at = '2026-11-23T10:00:00.000Z';
      const gst = { fact: 'gst', isConfirmed: false, note: '“Ask” \u0000 the accountant', at };
      const abn = { fact: 'abn', isConfirmed: true, note: '', at };
      await store.setOwnerFact(gst);
      await store.setOwnerFact({ ...abn, isConfirmed: false, note: 'not yet' });
      await store.setOwnerFact(abn);
      expect(await store.listOwnerFacts()).toEqual([abn, gst]);
    });

    test('stores the owner’s settings, each change only on top of the one it was made from', async () => {
      const store = await open();
      const none = await store.ownerSettings();
      expect(none).toEqual({
        revision: 0,
        recoveryKeys: [],
        bank: null,
        bankChange: null,
        mail: { confirmed: null, test: null, warnings: [] },
        team: noTeam,
      });
      const account = { accountName: 'Natural “B” \u0000', bsb: '123-456', accountNumber: '12345' };
      const first = { ...none, revision: 1, bank: account, recoveryKeys: [] };
      expect(await store.setOwnerSettings(first)).toBe(true);
      const at = '2026-11-23T10:00:00.000Z';
      const second = {
        ...first,
        revision: 2,
        recoveryKeys: [{ hash: 'a hash', expiresAt: at, personId: 'a person' }],
        bankChange: { account, requestedAt: at, takesEffectAt: at, isTold: false },
        team: sampleTeam,
      };
      // Both were made from the same: one of them must know that it was not stored.
      const outcomes = await Promise.all([
        store.setOwnerSettings(second),
        store.setOwnerSettings({ ...second, bankChange: null }),
      ]);
      expect(outcomes.toSorted()).toEqual([false, true]);
      expect(await store.setOwnerSettings(first)).toBe(false);
      expect(await store.ownerSettings()).toMatchObject({
        revision: 2,
        bank: account,
        team: sampleTeam,
      });
    });

    test('runs exclusive work alone, and returns its failure to the caller', async () => {
      const store = await open();
      const done: string[] = [];
      expect(
        await store.withLock('mail', async (signal) => {
          done.push(`mail ${signal.aborted}`);
          await store.withLock('maintenance', async () => {
            done.push('maintenance');
          });
        }),
      ).toBe(true);
      const failing = store.withLock('mail', async () => {
        throw new Error('the post office is shut');
      });
      await expect(failing).rejects.toThrow('shut');
      await store.withLock('mail', async () => {
        done.push('again');
      });
      expect(done).toEqual(['mail false', 'maintenance', 'again']);
    });

    test('accepts nothing once it is closed', async () => {
      const store = await open();
      expect(await store.isHealthy()).toBe(true);
      await store.close();
      expect(await store.isHealthy()).toBe(false);
      await expect(store.receive(sampleSubmission(1))).rejects.toThrow(StorageUnavailableError);
    });
  });
}

const sha256OfHello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** What every file store must do. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  const upload = `${'a'.repeat(32)}.txt`;
  const hello = () => Readable.from([Buffer.from('hel'), Buffer.from('lo')]);

  describe(`file store: ${name}`, () => {
    test('measures an upload, and opens it once it is accepted', async () => {
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

    test('deletes what is discarded or removed, even twice', async () => {
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

    test('sets a file aside: it is no longer listed, and its bytes are not lost', async () => {
      const files = await open();
      const { id } = await files.quarantine(hello());
      await files.accept(id, upload);
      expect(await files.listSetAside()).toEqual([]);
      await files.setAside(upload);
      await files.setAside(upload);
      expect(await files.open(upload)).toBeUndefined();
      expect(await files.listOlderThan(new Date(Date.now() + Day.ms))).toEqual([]);
      expect(await files.listSetAside()).toEqual([upload]);
      await files.putBack(upload);
      await files.putBack(upload);
      expect((await files.open(upload))?.sizeBytes).toBe(5);
      expect(await files.listSetAside()).toEqual([]);
    });

    test('rejects with the error of the source', async () => {
      const files = await open();
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('he');
          throw new Error('the visitor went into a tunnel');
        })(),
      );
      await expect(files.quarantine(broken)).rejects.toThrow('tunnel');
    });

    test('reports that it is writable', async () => {
      const files = await open();
      await expect(files.probe()).resolves.toBeUndefined();
    });
  });
}

/** What every store of device transfers must do. */
export function describeDeviceTransferStore(
  name: string,
  open: () => Promise<DeviceTransferStore>,
): void {
  const about = `${uuid(1)}.about`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const textOf = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

  describe(`device transfer store: ${name}`, () => {
    test('stores the first object of a name among simultaneous writers', async () => {
      const store = await open();
      const added = await Promise.all(
        // Of one length: the S3 server of the tests overwrites the existing object in place.
        ['one', 'two', 'six'].map(async (text) => ({
          text,
          isFirst: await store.add(about, bytes(text)),
        })),
      );
      const kept = textOf(await store.read(about));
      expect(added.some(({ text, isFirst }) => isFirst && text === kept)).toBe(true);
      expect(await store.add(about, bytes('later'))).toBe(false);
      expect(textOf(await store.read(about))).toBe(kept);
    });

    test('lists objects with their sizes, and deletes them, even twice', async () => {
      const store = await open();
      await store.add(about, bytes('{}'));
      await store.add(`${uuid(1)}.12`, bytes('cipher'));
      expect(
        (await store.list()).toSorted((one, other) => one.sizeBytes - other.sizeBytes),
      ).toEqual([
        { name: about, sizeBytes: 2 },
        { name: `${uuid(1)}.12`, sizeBytes: 6 },
      ]);
      const part = await store.open(`${uuid(1)}.12`);
      expect(part?.sizeBytes).toBe(6);
      expect(Buffer.concat((await part?.stream.toArray()) ?? []).toString()).toBe('cipher');
      await store.remove(about);
      await store.remove(about);
      expect(await store.read(about)).toBeUndefined();
      expect(await store.open(about)).toBeUndefined();
      expect(await store.list()).toHaveLength(1);
    });

    test('refuses names that lead out of its folder', async () => {
      const store = await open();
      for (const strange of ['../records', `${uuid(1)}.about/..`, `${uuid(1)}.tmp`, '']) {
        await expect((async () => store.add(strange, bytes('x')))()).rejects.toThrow(RangeError);
        await expect((async () => store.read(strange))()).rejects.toThrow(RangeError);
        await expect((async () => store.open(strange))()).rejects.toThrow(RangeError);
        await expect((async () => store.remove(strange))()).rejects.toThrow(RangeError);
      }
    });
  });
}
