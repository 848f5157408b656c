import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { slugOf } from '#shared/content-types/texts.ts';
import type { Picture } from '#shared/media.ts';
import type { Shown } from '#shared/page-content.ts';

/** Finds a picture with the texts of its place; undefined for one that has not been uploaded yet. */
export type FindPicture = (ref: ImageRef) => Picture | undefined;

/** A body as its page shows it: see `Shown`. */
export function shownBody<Body extends object>(body: Body, find: FindPicture): Shown<Body> {
  const anchors = new Set<string>();
  let number = 0;

  /** The given anchor, or one made from the words; unique in the body. */
  function anchorFor(anchor: unknown, words: string): string {
    const wanted = typeof anchor === 'string' ? anchor : words;
    let unique = wanted;
    for (let count = 2; anchors.has(unique); count += 1) unique = `${wanted}-${count}`;
    anchors.add(unique);
    return unique;
  }

  function pictureOf(ref: ImageRef): Picture | null {
    const picture = find(ref);
    if (!picture) return null;
    // Without the data that no page uses.
    const { id, alt, label, width, height, focus } = picture;
    return { id, alt, caption: ref.caption, label, width, height, ...(focus && { focus }) };
  }

  function galleryOf(refs: readonly ImageRef[]) {
    return refs.flatMap((ref, place) => {
      const picture = pictureOf(ref);
      if (!picture) return [];
      if (place === 0 || ref.sharesNumber !== true) number += 1;
      return [{ ...picture, number }];
    });
  }

  function shown(value: unknown, key: string): unknown {
    if (Array.isArray(value)) {
      return value.map((item) => shown(item, key)).filter((item) => item !== null);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (isImageRef(value)) return pictureOf(value);
    const fields: Record<string, unknown> = { ...value };
    if (fields['kind'] === 'gallery') {
      return { ...fields, pictures: galleryOf(fields['pictures'] as ImageRef[]) };
    }
    const rest = Object.fromEntries(
      Object.entries(fields).map(([name, inner]) => [name, shown(inner, name)]),
    );
    const words = anchored(fields, key);
    return words === undefined ? rest : { ...rest, anchor: anchorFor(fields['anchor'], words) };
  }
  return shown(body, '') as Shown<Body>;
}

const isImageRef = (value: object): value is ImageRef => 'picture' in value && 'isStandIn' in value;

/** The words that an anchor is made from; undefined for what needs none. */
function anchored(fields: Readonly<Record<string, unknown>>, key: string): string | undefined {
  if (fields['kind'] === 'heading') {
    return slugOf(String(fields['text'])) || (fields['level'] === 2 ? 'section' : 'part');
  }
  if (fields['kind'] === 'table') return slugOf(String(fields['caption'])) || 'table';
  return key === 'sections' ? slugOf(String(fields['title'])) || 'section' : undefined;
}
