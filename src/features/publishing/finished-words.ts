import type { EntryContent } from '#offline/records.ts';
import type { ContentBlock } from '#shared/content-kinds/blocks.ts';
import { contentKindOf } from '#shared/content-kinds/kinds.ts';
import type { ContentKindName } from '#shared/content-kinds/kinds.ts';
import type { PictureUse } from '#shared/content-kinds/picture-use.ts';
import { slugOf } from '#shared/content-kinds/texts.ts';
import type { PictureGroup } from './picture-lists.tsx';

/** The words as they are sent: with an address made of the title, and a cover where one photo can be it. */
export function finishedWords(kind: ContentKindName, { slug, body }: EntryContent): EntryContent {
  const title = body['title'];
  const made = contentKindOf(kind).address === 'slug' && slug === '' && typeof title === 'string';
  const cover = 'cover' in body && body['cover'] === null ? firstPictureOf(body) : null;
  return {
    slug: made ? slugOf(title) : slug,
    body: cover === null ? body : { ...body, cover: { ...cover, caption: '' } },
  };
}

function firstPictureOf(body: EntryContent['body']): PictureUse | null {
  const blocks = arrayOf<ContentBlock>(body['blocks']);
  const figure = blocks.find((block) => block.kind === 'figure');
  if (figure !== undefined) return figure.figure;
  const [picture] = arrayOf<PictureUse>(body['gallery']);
  return picture ?? arrayOf<PictureGroup>(body['groups'])[0]?.pictures[0] ?? null;
}

// A body under way has what its own fields have put there; the schema of its kind has the last word.
function arrayOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
