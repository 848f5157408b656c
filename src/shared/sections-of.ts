/** A part of a long text: a heading of the second level and the blocks below it. */
export interface SectionOf<Block> {
  /** Anchor of the heading; empty where it has none. */
  id: string;
  title: string;
  /** Shown only to whoever asks for the draft. */
  isDraft: boolean;
  blocks: Block[];
}

type Heading = { kind: 'heading'; level: 2 | 3; text: string; anchor?: string; isDraft?: boolean };

/** The sections of a text, in order; its first block is a heading. */
export function sectionsOf<Block extends { kind: string }>(
  blocks: readonly (Block | Heading)[],
): SectionOf<Block>[] {
  const sections: SectionOf<Block>[] = [];
  for (const block of blocks) {
    if (isSectionHeading(block)) {
      const { text: title, anchor: id = '', isDraft = false } = block;
      sections.push({ id, title, isDraft, blocks: [] });
    } else sections.at(-1)?.blocks.push(block as Block);
  }
  return sections;
}

const isSectionHeading = (block: { kind: string; level?: number }): block is Heading =>
  block.kind === 'heading' && block.level === 2;
