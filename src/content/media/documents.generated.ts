// Written by `npm run media` from the papers in assets/documents; do not edit.
/** Bytes of the papers to download, by their address. */
// prettier-ignore
export const documentSizes: Readonly<Record<string, number>> = {
  '/attached_assets/documents/small-homes-brochure.pdf': 204351,
};
