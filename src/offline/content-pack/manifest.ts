import * as v from 'valibot';

/** Address of the list, made by the build. */
export const packManifestAddress = '/content-pack.json';

/** Everything a reader without a network wants beside the program: one size of every picture, and the documents. */
export const PackManifest = v.object({
  files: v.array(
    v.object({
      /** From the root, as the pages name it. */
      url: v.pipe(v.string(), v.startsWith('/attached_assets')),
      bytes: v.number(),
      /** 64 hexadecimal digits. */
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});
export type PackManifest = v.InferOutput<typeof PackManifest>;
export type PackFile = PackManifest['files'][number];
