/** Props of the button that moves a draft to another device, which belongs to another feature. */
export interface HandOverProps {
  draftId: string;
  /** Saves the latest changes; resolves when that has succeeded or failed. */
  saveFirst: () => Promise<unknown>;
  /** Resolves to the names of files that are missing from the copy; null when no copy could be made. */
  saveCopy: () => Promise<readonly string[] | null>;
}
