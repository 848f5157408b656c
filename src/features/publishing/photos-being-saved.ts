/** Photos that were picked and are still being made smaller and saved on the device. */
const saving = new Set<Promise<void>>();

/** Counts a photo, or several, as being saved until `work` ends. */
export function trackSavingPhotos(work: Promise<void>): void {
  saving.add(work);
  const remove = () => void saving.delete(work);
  work.then(remove, remove);
}

/** Whether there is one. */
export const arePhotosBeingSaved = (): boolean => saving.size > 0;

/** Resolves when every photo that was picked is a part of its entry, or was refused: what is sent then has them all. */
export async function photosSaved(): Promise<void> {
  // Another may have been picked in the meantime.
  while (saving.size > 0) await Promise.allSettled(saving);
}
