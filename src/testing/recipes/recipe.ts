import type { EditedTree } from './edited-tree.ts';

/** A recipe of the README, as steps. */
export interface Recipe {
  /** Its name in the README: `**Add a book.**` */
  readonly name: string;
  /**
   * Edits the tree as the README says, whatever the tree holds today, and returns a test file that runs in the edited
   * tree and checks the result. Fails where an edit finds no place.
   */
  readonly follow: (tree: EditedTree) => Promise<string>;
}
