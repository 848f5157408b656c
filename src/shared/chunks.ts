/** Address of the built files of the client. The name of each contains a hash of its content. */
export const assetsPath = '/assets/';

/** Beginning of the address of code that is for the owner only: the worker caches it at its first use. */
export const ownerChunkPath = '/assets/owner-';

/** Code for the owner only. The names of its files start with `owner-`. */
const ownerChunks: readonly string[] = [
  'before-going-public',
  'business-days',
  'copy-view',
  'edit-link',
  'encrypted-files',
  'fresh-proof',
  'fresh-proof-dialog',
  'inbox-settings',
  'inbox-view',
  'owner-entry',
  'owner-site',
  'passphrase-field',
  'phone-copy',
  'proof-form',
  'publishing',
  'section-access-dialog',
  'settings-queries',
  'unsent-notes',
];

/**
 * Not precached: the select's list, which the native select can replace; the owner's code; handing a draft over, which
 * needs the network anyway.
 */
export const notInShell: readonly string[] = [
  'list-select',
  'owner',
  'device-transfer-dialog',
  'device-transfer.module',
  'qr-code',
  'receive-transfer-view',
];

/** Where the build writes a chunk or its styles, in its folder. */
export const chunkFile = (name: string, end: string): string =>
  `assets/${ownerChunks.includes(name) && !name.startsWith('owner-') ? 'owner-' : ''}[name]-[hash]${end}`;
