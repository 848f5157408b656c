import * as v from 'valibot';
import { UploadAddress } from './upload.ts';

/** Where the owner finds a record: suspected spam is kept apart, never dropped. */
export const folders = ['inbox', 'spam'] as const;
export const Folder = v.picklist(folders);
export type Folder = v.InferOutput<typeof Folder>;

/** How far a record has come; the owner moves it. */
export const recordStatuses = [
  'new',
  'read',
  'deposit-paid',
  'in-progress',
  'delivered',
  'archived',
] as const;
export const RecordStatus = v.picklist(recordStatuses);
export type RecordStatus = v.InferOutput<typeof RecordStatus>;

/** A file that came with a request. */
export const AttachedFile = v.object({
  url: UploadAddress,
  /** Name of the file on the visitor's device; data, not to be trusted as a path. */
  name: v.string(),
  mediaType: v.string(),
  sizeBytes: v.number(),
});
export type AttachedFile = v.InferOutput<typeof AttachedFile>;

/** What the owner can change about a record; a missing key leaves it as it is. */
export const RecordChange = v.pipe(
  v.object({ status: v.optional(RecordStatus), folder: v.optional(Folder) }),
  v.check(
    (change) => change.status !== undefined || change.folder !== undefined,
    'Nothing to change was given',
  ),
);
export type RecordChange = v.InferOutput<typeof RecordChange>;
