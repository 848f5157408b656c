import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { closeDatabase } from '../storage/open-database.ts';
import { databaseName } from '../records.ts';

/** A table as a released version created it: its key, its indexes, and rows as they were written. */
interface ReleasedTable {
  keyPath: string;
  indexes: readonly (string | string[])[];
  rows: readonly object[];
}

const moment = '2026-11-21T00:00:00.000Z';
const request = (number: number, more: object) => ({
  id: `3f2504e0-4f89-41d3-9a0c-0305e82c330${number}`,
  form: 'propertyAssessment',
  body: { serviceType: 'site-regulatory', name: 'Ada', email: 'ada@example.org' },
  answers: { name: 'Ada', email: 'ada@example.org' },
  position: 'review',
  createdAt: moment,
  queuedAt: moment,
  tries: 0,
  lastTryAt: null,
  isPaused: false,
  mayBeStored: false,
  filesTotal: 0,
  filesUploaded: 0,
  reuploads: 0,
  ...more,
});

const version1: Readonly<Record<string, ReleasedTable>> = {
  drafts: {
    keyPath: 'id',
    indexes: ['form', 'updatedAt'],
    rows: [
      {
        id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
        form: 'newHouseDesign',
        answers: { name: 'Ada' },
        position: 'site',
        createdAt: moment,
        updatedAt: moment,
        revision: 3,
      },
    ],
  },
  files: {
    keyPath: 'id',
    indexes: ['draftId'],
    rows: [
      {
        id: 'file-1',
        draftId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
        fieldName: 'attachments',
        name: 'plan.txt',
        type: 'text/plain',
        sizeBytes: 4,
        sha256: null,
        addedAt: moment,
        order: 0,
        url: null,
      },
    ],
  },
  fileBytes: {
    keyPath: 'fileId',
    indexes: [],
    rows: [{ fileId: 'file-1', bytes: new Uint8Array([112, 108, 97, 110]).buffer }],
  },
  outbox: {
    keyPath: 'id',
    indexes: ['queuedAt', 'state.kind'],
    rows: [
      request(2, {
        filesTotal: 1,
        state: { kind: 'queued', nextTryAtMs: null, waitingFor: 'unreachable' },
      }),
      request(3, { state: { kind: 'sending', leaseToken: 'gone', leaseUntilMs: 0 } }),
      request(4, {
        state: {
          kind: 'delivered',
          receipt: 'NB-7K3F-9Q',
          receivedAt: moment,
          announcedAt: moment,
        },
      }),
      request(5, {
        state: {
          kind: 'needs-attention',
          refusal: {
            status: 400,
            code: 'invalid-fields',
            detail: 'Please look again.',
            fields: { location: 'Please give the lot' },
            message: '400: Please look again.',
          },
        },
      }),
    ],
  },
  settings: { keyPath: 'key', indexes: [], rows: [{ key: 'persistence-asked', value: true }] },
};

const version2: Readonly<Record<string, ReleasedTable>> = {
  ...version1,
  toolWork: {
    keyPath: 'id',
    indexes: ['tool'],
    rows: [
      {
        id: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
        tool: 'sun',
        version: 1,
        title: 'Kitchen window',
        inputs: { place: 'daylesford', facing: '15' },
        answer: 'Make the eave about 0.5 m deep.',
        savedAt: moment,
        createdAt: moment,
      },
    ],
  },
};

const version3: Readonly<Record<string, ReleasedTable>> = {
  ...version2,
  noteDrafts: {
    keyPath: 'id',
    indexes: [],
    rows: [
      {
        id: '3f2504e0-4f89-41d3-9a0c-0305e82c330a',
        recordId: '3f2504e0-4f89-41d3-9a0c-0305e82c330b',
        recordKind: 'message',
        text: 'Rang her on Friday',
        isFinished: true,
        updatedAt: moment,
        revision: 2,
      },
    ],
  },
};

const version4: Readonly<Record<string, ReleasedTable>> = {
  ...version3,
  toolPhotos: {
    keyPath: 'id',
    indexes: [['workId', 'row']],
    rows: [
      {
        id: '3f2504e0-4f89-41d3-9a0c-0305e82c3310',
        workId: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
        row: 1,
        type: 'image/jpeg',
        bytes: new TextEncoder().encode('photo').buffer,
      },
    ],
  },
};

const sha256 = 'a'.repeat(64);

/** Every schema that was ever released, by its version, with one row of every kind. Never changed, only added to. */
export const releasedSchemas: Readonly<Record<number, Readonly<Record<string, ReleasedTable>>>> = {
  1: version1,
  2: version2,
  3: version3,
  4: version4,
  5: {
    ...version4,
    entryDrafts: {
      keyPath: 'key',
      indexes: [],
      rows: [
        {
          key: 'article/3f2504e0-4f89-41d3-9a0c-0305e82c3311',
          kind: 'article',
          entryId: '3f2504e0-4f89-41d3-9a0c-0305e82c3311',
          slug: 'lime-in-winter',
          body: { title: 'Lime in winter' },
          baseRevisionId: null,
          revisionId: '3f2504e0-4f89-41d3-9a0c-0305e82c3312',
          triedRevisionIds: [],
          wish: null,
          trouble: null,
          updatedAt: moment,
          revision: 1,
        },
      ],
    },
    entryPictures: {
      keyPath: 'sha256',
      indexes: [],
      rows: [
        {
          sha256,
          name: 'wall.jpg',
          type: 'image/jpeg',
          sizeBytes: 5,
          addedAt: moment,
          receivedBytes: 0,
          uploaded: null,
          refusal: null,
        },
      ],
    },
    entryPictureBytes: {
      keyPath: 'sha256',
      indexes: [],
      rows: [{ sha256, bytes: new TextEncoder().encode('photo').buffer }],
    },
  },
};

/** A device as a released version left it. */
export async function deviceOfVersion(version: number): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  globalThis.IDBKeyRange = IDBKeyRange;
  const tables = Object.entries(releasedSchemas[version] ?? {});
  await new Promise<void>((resolve, reject) => {
    // Dexie multiplies versions by ten.
    const opening = indexedDB.open(databaseName, version * 10);
    opening.addEventListener('upgradeneeded', () => {
      for (const [name, { keyPath, indexes, rows }] of tables) {
        const store = opening.result.createObjectStore(name, { keyPath });
        for (const index of indexes) {
          store.createIndex(typeof index === 'string' ? index : `[${index.join('+')}]`, index);
        }
        for (const row of rows) store.add(row);
      }
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}
