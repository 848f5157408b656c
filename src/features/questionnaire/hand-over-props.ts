/** The button that takes a draft to another device, from its own feature. */
export interface HandOverProps {
  draftId: string;
  /** Saves the last words; answers when the device has them, or cannot. */
  saveFirst: () => Promise<unknown>;
  /** Answers the names of files that are not in the copy; null when there is no copy. */
  saveCopy: () => Promise<readonly string[] | null>;
}
