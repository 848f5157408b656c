/** Built files of the owner's pages: `shared/chunks.ts` names the first, which are not in the shell either. */
export const ownersFile = /assets\/(?:owner-|inbox-)/;
