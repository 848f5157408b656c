/** Bytes of the papers to download, by their address. */
export const documentSizes: Readonly<Record<string, number>> = {};
