import type { EditedTree } from './edited-tree.ts';

/** A recipe of the README, as steps. */
export interface Recipe {
  /** Its name in the README: `**Add a book.**` */
  readonly name: string;
  /** Edits the tree as the README says. Files that an edit does not find make it fail. */
  readonly follow: (tree: EditedTree) => Promise<void>;
  /** A test file that runs in the edited tree and checks the result. */
  readonly outcome: string;
}
