import { readFileSync } from 'node:fs';

export interface GuideBlock {
  /** The heading above it, without `#`. */
  section: string;
  /** Empty for what is typed on the server as it stands. */
  kind: string;
  text: string;
}

/** The fenced blocks of `server/deploy/README.md`, in order. */
export function guideBlocks(): GuideBlock[] {
  const guide = readFileSync(new URL('../deploy/README.md', import.meta.url), 'utf8');
  let section = '';
  const blocks: GuideBlock[] = [];
  for (const [found, heading, kind = '', text = ''] of guide.matchAll(
    /^## ([^\n]+)$|^```([^\n]*)\n(.*?)^```$/gms,
  )) {
    if (found.startsWith('## ')) section = heading ?? '';
    else blocks.push({ section, kind, text });
  }
  return blocks;
}
