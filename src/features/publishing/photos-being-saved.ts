/** Picked photos that are still being made smaller and saved on the device. */
const saving = new Set<Promise<void>>();

/** Counts a photo, or several, as being saved until `work` ends. */
export function trackSavingPhotos(work: Promise<void>): void {
  saving.add(work);
  const remove = () => void saving.delete(work);
  work.then(remove, remove);
}

export const arePhotosBeingSaved = (): boolean => saving.size > 0;

/** Resolves when every picked photo is part of its entry, or was refused. */
export async function photosSaved(): Promise<void> {
  // Another may have been picked in the meantime.
  while (saving.size > 0) await Promise.allSettled(saving);
}
