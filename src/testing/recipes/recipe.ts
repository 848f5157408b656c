import type { EditedTree } from './edited-tree.ts';

/** A recipe of the README, as steps. */
export interface Recipe {
  /** Its name in the README: `**Add a book.**` */
  readonly name: string;
  /**
   * Edits the tree as the README says, whatever its current content. Returns the code of a test that checks the result
   * in the edited tree.
   * @throws Error when an edit does not apply
   */
  readonly follow: (tree: EditedTree) => Promise<string>;
}
