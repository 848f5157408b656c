/** Where the phone's share sheet posts files; the one POST that the worker answers, without the network. */
export const shareTargetPath = '/share-target';

/** Name of the files in the posted form. */
export const sharedField = 'files';

/** Page and anchor where the visitor decides about shared files. */
export const sharedPlace = '/offline#shared';
