export type DetailsBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] };

const bullet = /^\s*•\s*/;

/**
 * Reads a project's details: paragraphs between blank lines. In a block where lines start with `•`, a line before the
 * bullets is a heading and the bullets are a list.
 */
export function parseDetails(text: string): DetailsBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap(readBlock);
}

function readBlock(block: string): DetailsBlock[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  if (!lines.some((line) => bullet.test(line))) {
    return [{ kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') }];
  }
  const blocks: DetailsBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!bullet.test(line)) blocks.push({ kind: 'heading', text: line.trim() });
    else if (last?.kind === 'list') last.items.push(line.replace(bullet, ''));
    else blocks.push({ kind: 'list', items: [line.replace(bullet, '')] });
  }
  return blocks;
}
