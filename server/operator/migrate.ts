import { createHash } from 'node:crypto';
import type { OwnerFactAnswer } from '#shared/api/owner-facts.ts';
import { uploadsOf } from '#shared/inbox/work-entries.ts';
import type { WorkEntry } from '#shared/inbox/work-entries.ts';
import type { ContentCopy, ContentStore, FileStore, RecordStore } from '../storage/ports.ts';
import type { OwnerSettings } from '../storage/owner-settings.ts';
import type { Submission, Upload } from '../storage/records.ts';
import { fingerprintOf } from '../services/fingerprint.ts';

/** What is to be copied, as of one moment. */
export interface CopySource {
  submissions: readonly Readonly<Submission>[];
  uploads: readonly Readonly<Upload>[];
  /** In the order in which they were added. */
  workEntries: readonly Readonly<WorkEntry>[];
  passphraseHash: string | null;
  ownerFacts: readonly Readonly<OwnerFactAnswer>[];
  ownerSettings: Readonly<OwnerSettings>;
  content: ContentCopy;
  files: Pick<FileStore, 'open'>;
}

export interface CopyTarget {
  store: RecordStore;
  /** Undefined when source and target have the same files: then they are only checked. */
  files: FileStore | undefined;
  /** Whether files of requests may be missing or damaged in the source; they are then reported. Default false. */
  allowsMissing?: boolean;
}

export interface CopyReport {
  submissions: number;
  files: number;
  /** Submissions and files that were not there before. */
  copiedSubmissions: number;
  copiedFiles: number;
  /** Names of files of requests that the source does not have, or not whole. */
  missing: readonly string[];
}

/** Copying cannot continue; the message says why, and what to do. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
  readonly reason: 'other-records' | 'lost-file' | 'not-equal';

  constructor(reason: CopyError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Records written at a time. */
const writersAtOnce = 16;
/** Work entries written at a time. */
const entriesAtOnce = 200;

/** Everything in a store, for copying, except sessions: the owner signs in again. */
export async function readSource(
  store: RecordStore,
  files: Pick<FileStore, 'open'>,
): Promise<CopySource> {
  // Submissions first: their uploads cannot be removed while they exist.
  const submissions = await listAll(store);
  const ids = new Set<string | null>([null, ...submissions.map(({ id }) => id)]);
  const all = await store.listWorkEntries({ isWhole: true });
  const workEntries = all.filter(({ submissionId }) => ids.has(submissionId));
  const uploads = await store.listUploads();
  const passphraseHash = await store.passphraseHash();
  const ownerFacts = await store.listOwnerFacts();
  const ownerSettings = await store.ownerSettings();
  const content = await readContent(store.content);
  return {
    submissions,
    uploads,
    workEntries,
    passphraseHash,
    ownerFacts,
    ownerSettings,
    content,
    files,
  };
}

/** Everything the owner has written. */
export async function readContent(store: ContentStore): Promise<ContentCopy> {
  const entries = await store.listEntries();
  const revisions = await Promise.all(entries.map(({ kind, id }) => store.listRevisions(kind, id)));
  return { entries, revisions: revisions.flat(), pictures: await store.listPictures() };
}

/** One entry at a time, so that no write is as large as the whole. */
async function copyContent(
  { entries, revisions, pictures }: ContentCopy,
  target: ContentStore,
): Promise<void> {
  for (const entry of entries) {
    const own = revisions.filter(
      ({ kind, entryId }) => kind === entry.kind && entryId === entry.id,
    );
    await target.copyIn({ entries: [entry], revisions: own, pictures: [] });
  }
  if (pictures.length > 0) await target.copyIn({ entries: [], revisions: [], pictures });
}

/** The target counts its own changes. */
async function copyOwnerSettings(settings: Readonly<OwnerSettings>, target: RecordStore) {
  const present = await target.ownerSettings();
  const wanted = { ...settings, revision: present.revision + 1 };
  if (!isSameSettings(present, settings)) await target.setOwnerSettings(wanted);
}

const isSameSettings = (one: Readonly<OwnerSettings>, other: Readonly<OwnerSettings>) =>
  fingerprintOf('settings', { ...one, revision: 0 }) ===
  fingerprintOf('settings', { ...other, revision: 0 });

/** Independent of the order in which a store lists. */
function contentDigest({ entries, revisions, pictures }: ContentCopy): string {
  const lines = [...entries, ...revisions, ...pictures].map((one) => fingerprintOf('content', one));
  return lines.toSorted().join(' ');
}

/**
 * Copies everything and verifies it: counts, a hash of every record, the hash of every file as it is read back. The
 * target may contain a part of the same records, so an interrupted copy continues when it is started again.
 * @throws CopyError when the target contains anything else, or when something differs afterwards
 */
export async function migrate(source: CopySource, target: CopyTarget): Promise<CopyReport> {
  const wanted = digestsOf(source);
  const present = await readDigests(target.store);
  const missing = new Set(wanted.keys());
  for (const [key, digest] of present) {
    if (wanted.get(key) !== digest && !isAwaitingSubmission(key, digest, source)) {
      throw new CopyError(
        'other-records',
        'the target already holds other records, or the same in another state. ' +
          'Nothing was changed: take an empty one, or move what is there aside.',
      );
    }
    missing.delete(key);
  }

  const uploads = source.uploads.filter(({ name }) => missing.has(uploadKey(name)));
  let copiedFiles = 0;
  const kept = new Set<string>();
  const attached = attachedIn(source);
  const lost: string[] = [];
  for (const upload of source.uploads) {
    const outcome = await copyFile(upload, source, target.files);
    if (outcome === 'copied') copiedFiles += 1;
    if (outcome === 'copied' || outcome === 'present') kept.add(upload.name);
    else if (attached.has(upload.name) || outcome === 'damaged') {
      if (!target.allowsMissing)
        throw new CopyError('lost-file', describeLoss(upload.name, outcome));
      lost.push(upload.name);
    }
  }
  for (const upload of uploads) {
    await target.store.addUploads([{ ...upload, isAttached: upload.isOfSite === true }]);
  }

  // In the order of receipt.
  const queue = source.submissions
    .filter(({ id }) => missing.has(submissionKey(id)))
    .toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : 0));
  const copiedSubmissions = queue.length;
  const write = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { kind } = await target.store.receive(structuredClone(next) as Submission);
      if (kind !== 'stored' && kind !== 'repeated')
        throw new CopyError('not-equal', `a record was refused: ${kind}`);
    }
  };
  await Promise.all(Array.from({ length: writersAtOnce }, write));
  const entries = source.workEntries.filter(({ id }) => missing.has(workKey(id)));
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    await target.store.copyWorkEntries(
      structuredClone(entries.slice(start, start + entriesAtOnce)),
    );
  }
  if (source.passphraseHash !== null) {
    const former = await target.store.passphraseHash();
    if (former !== source.passphraseHash) {
      await target.store.setPassphraseHash(source.passphraseHash, former);
    }
  }
  for (const answer of source.ownerFacts) await target.store.setOwnerFact({ ...answer });
  await copyOwnerSettings(source.ownerSettings, target.store);
  await copyContent(source.content, target.store.content);
  await verify(source, target, wanted, lost);
  return {
    submissions: source.submissions.length,
    files: kept.size,
    copiedSubmissions,
    copiedFiles,
    missing: lost,
  };
}

const describeLoss = (name: string, outcome: 'gone' | 'damaged') =>
  outcome === 'gone'
    ? `the file ${name} of a request is missing in the source`
    : `the file ${name} is damaged in the source: its hash is another`;

const submissionKey = (id: string) => `submission ${id}`;
const uploadKey = (name: string) => `upload ${name}`;

const workKey = (id: string) => `work entry ${id}`;

type Copied = Pick<CopySource, 'submissions' | 'uploads' | 'workEntries'>;

/** Names of the uploads that a submission or a work entry has. */
const attachedIn = ({ submissions, workEntries }: Omit<Copied, 'uploads'>) =>
  new Set([
    ...submissions.flatMap(({ attachments }) => attachments),
    ...workEntries.flatMap(uploadsOf),
  ]);

/** A hash for each record; whether an upload is attached follows from the others. */
function digestsOf({ submissions, uploads, workEntries }: Copied): Map<string, string> {
  const attached = attachedIn({ submissions, workEntries });
  return new Map([
    ...submissions.map((one): [string, string] => [
      submissionKey(one.id),
      fingerprintOf('submission', one),
    ]),
    ...workEntries.map((one): [string, string] => [workKey(one.id), fingerprintOf('work', one)]),
    ...uploads.map((one): [string, string] => [
      uploadKey(one.name),
      fingerprintOf('upload', {
        ...one,
        isAttached: attached.has(one.name) || one.isOfSite === true,
      }),
    ]),
  ]);
}

async function readDigests(store: RecordStore): Promise<Map<string, string>> {
  return digestsOf({
    submissions: await listAll(store),
    uploads: await store.listUploads(),
    workEntries: await store.listWorkEntries({ isWhole: true }),
  });
}

/** Also what is in the trash, with its remaining time there. */
async function listAll(store: RecordStore): Promise<readonly Readonly<Submission>[]> {
  return [
    ...(await store.listSubmissions()),
    ...(await store.listSubmissions({ isTrashed: true })),
  ];
}

/** Whether an upload in the target belongs to a submission that the interrupted copy has not reached. */
function isAwaitingSubmission(key: string, digest: string, { uploads }: CopySource): boolean {
  return uploads.some(
    (one) =>
      uploadKey(one.name) === key &&
      fingerprintOf('upload', { ...one, isAttached: false }) === digest,
  );
}

async function hashOf(files: Pick<FileStore, 'open'>, name: string): Promise<string | undefined> {
  const file = await files.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk);
  return hash.digest('hex');
}

async function copyFile(
  upload: Readonly<Upload>,
  source: CopySource,
  files: FileStore | undefined,
): Promise<'copied' | 'present' | 'gone' | 'damaged'> {
  if (!files) return (await hashOf(source.files, upload.name)) === undefined ? 'gone' : 'present';
  if ((await hashOf(files, upload.name)) === upload.sha256) return 'present';
  const opened = await source.files.open(upload.name);
  if (!opened) return 'gone';
  const quarantined = await files.quarantine(opened.stream);
  if (quarantined.sha256 !== upload.sha256 || quarantined.sizeBytes !== upload.sizeBytes) {
    await files.discard(quarantined.id);
    return 'damaged';
  }
  await files.accept(quarantined.id, upload.name);
  return 'copied';
}

async function verify(
  source: CopySource,
  target: CopyTarget,
  wanted: ReadonlyMap<string, string>,
  lost: readonly string[],
): Promise<void> {
  const found = await readDigests(target.store);
  if (found.size !== wanted.size) {
    throw new CopyError(
      'not-equal',
      `${wanted.size} records should be in the target, ${found.size} are`,
    );
  }
  for (const [key, digest] of wanted) {
    if (found.get(key) !== digest)
      throw new CopyError('not-equal', `${key} did not come out the same`);
  }
  const attached = attachedIn(source);
  for (const { name, sha256 } of source.uploads) {
    if (lost.includes(name)) continue;
    const hash = await hashOf(target.files ?? source.files, name);
    // The bytes of an upload without a request may be swept at any moment.
    if (hash !== sha256 && (hash !== undefined || attached.has(name))) {
      throw new CopyError('not-equal', `the file ${name} did not come out the same`);
    }
  }
  if ((await target.store.passphraseHash()) !== source.passphraseHash && source.passphraseHash) {
    throw new CopyError('not-equal', 'the passphrase did not come out the same');
  }
  if (contentDigest(await readContent(target.store.content)) !== contentDigest(source.content)) {
    throw new CopyError('not-equal', 'what the owner has published did not come out the same');
  }
  if (!isSameSettings(await target.store.ownerSettings(), source.ownerSettings)) {
    throw new CopyError('not-equal', 'the owner’s settings did not come out the same');
  }
  const answers = await target.store.listOwnerFacts();
  for (const wantedAnswer of source.ownerFacts) {
    const answer = answers.find(({ fact }) => fact === wantedAnswer.fact);
    if (fingerprintOf('fact', answer) !== fingerprintOf('fact', wantedAnswer)) {
      throw new CopyError('not-equal', `the answer about ${wantedAnswer.fact} is not the same`);
    }
  }
}
