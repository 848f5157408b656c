/** Cache of shared files that wait for a form. Nothing but the visitor's own action deletes from it. */
export const sharedCacheName = 'shared-files-v1';

/** Headers of a shared file: its name (percent-encoded), when it came, and why it was not kept where it was not. */
export const sharedNameHeader = 'X-Shared-Name';
export const sharedAtHeader = 'X-Shared-At';
export const sharedRefusalHeader = 'X-Shared-Refusal';
