import * as v from 'valibot';

/** Address of the content pack's list, made by the build. */
export const packManifestAddress = '/content-pack.json';

const PackFile = v.object({
  /** Address from the root, as the pages have it. */
  url: v.pipe(v.string(), v.startsWith('/attached_assets')),
  bytes: v.pipe(v.number(), v.minValue(1)),
  /** 64 hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type PackFile = v.InferOutput<typeof PackFile>;

/** Everything for offline reading besides the app. */
export const PackManifest = v.object({
  /** One size of every picture for a phone, and the PDFs: downloaded automatically. */
  files: v.array(PackFile),
  /** The pictures for a tablet, instead of the phone's. */
  tabletPictures: v.array(PackFile),
  /** Downloaded one by one, when the reader asks for it. */
  videos: v.array(PackFile),
});
export type PackManifest = v.InferOutput<typeof PackManifest>;
