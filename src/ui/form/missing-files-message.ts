/** Longest list of names, in characters. */
const longestNames = 80;

/**
 * The message about files that a copy is made without; null when there are none.
 * @param names of those files
 */
export function missingFilesMessage(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const [are, count] =
    names.length === 1 ? ['it’s', '1 file'] : ['they’re', `${names.length} files`];
  const list = names.join(', ');
  const which = list.length > longestNames ? '' : `: ${list}`;
  return `${count} couldn’t be read, so ${are} not in this copy${which}.`;
}
