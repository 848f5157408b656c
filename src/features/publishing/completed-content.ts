import type { EntryContent } from '#offline/records.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { slugOf } from '#shared/content-types/texts.ts';
import type { PictureGroup } from './picture-lists.tsx';

/** The content as it is sent: with an address made from the title, and the first photo as cover where none is chosen. */
export function completedContent(
  kind: ContentTypeName,
  { slug, body }: EntryContent,
): EntryContent {
  const title = body['title'];
  const made = contentTypeOf(kind).address === 'slug' && slug === '' && typeof title === 'string';
  const cover = 'cover' in body && body['cover'] === null ? firstPictureOf(body) : null;
  return {
    slug: made ? slugOf(title) : slug,
    body: cover === null ? body : { ...body, cover: { ...cover, caption: '' } },
  };
}

function firstPictureOf(body: EntryContent['body']): ImageRef | null {
  const blocks = arrayOf<ContentBlock>(body['blocks']);
  const figure = blocks.find((block) => block.kind === 'figure');
  if (figure !== undefined) return figure.figure;
  const [picture] = arrayOf<ImageRef>(body['gallery']);
  return picture ?? arrayOf<PictureGroup>(body['groups'])[0]?.pictures[0] ?? null;
}

// The body of a draft contains what its own fields have put there; the schema of its kind validates it before it is published.
function arrayOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
