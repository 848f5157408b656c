/** Where the phone's share sheet posts files to; the one POST that the worker answers, without the network. */
export const shareTargetPath = '/share-target';

/** Name of the files in the posted form. */
export const sharedField = 'files';

/** Page and place where the visitor says what becomes of shared files. */
export const sharedPlace = '/offline#shared';
