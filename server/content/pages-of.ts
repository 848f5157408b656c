import { tallCrop } from '#content/image-catalogue-of.ts';
import { imageCatalogue, imageRef } from '#content/image-catalogue.ts';
import type { PictureId } from '#content/schema.ts';
import { videos } from '#content/videos.ts';
import { contentTypeNames, contentTypeOf, entryIdOn } from '#shared/content-types/types.ts';
import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';
import type { Picture } from '#shared/media.ts';
import type { PageContents, Shown } from '#shared/page-content.ts';
import { shownBody } from './shown-body.ts';
import type { FindPicture } from './shown-body.ts';

/** The published entries of a type. */
export type EntriesOf = <Name extends ContentTypeName>(
  name: Name,
) => readonly { id: string; body: BodyOf<Name> }[];

/** Title of a project by its number; undefined for one that is not shown. */
export type FindProjectTitle = (id: number) => string | undefined;

/**
 * The content of each page that the owner can change.
 * @throws Error when an entry is missing that a page needs
 */
export function pagesOf(
  entriesOf: EntriesOf,
  find: FindPicture,
  findProjectTitle: FindProjectTitle,
): PageContents {
  const pages = entriesByPage(entriesOf, find);
  const materials = pages['natural-building-materials'];
  const process = pages['philosophy-process'];
  const { response } = pages.contact['contact-page'];
  return {
    ...pages,
    landing: {
      ...pages.landing,
      hero: heroOf(pages.landing.opening.picture ?? shownRef('heroes/landing', find)),
    },
    'design-services': {
      ...pages['design-services'],
      response: { title: response.title, text: response.text },
    },
    'philosophy-process': { ...process, page: withoutDrafts(process.page) },
    glossary: { page: inAlphabeticalOrder(pages.glossary.page) },
    'heritage-research': { ...pages['heritage-research'], posters: posters(find) },
    'natural-building-materials': {
      ...materials,
      projectTitles: Object.fromEntries(
        materials.material
          .flatMap(({ projects }) => projects)
          .flatMap(({ id }) => {
            const title = findProjectTitle(id);
            return title === undefined ? [] : [[id, title]];
          }),
      ),
    },
    // Marks of years, which become those of the day: plans lie ahead, readings behind.
    'tool-sun': { ...pages['tool-sun'], exampleYear: '{year:this}' },
    'tool-log': { ...pages['tool-log'], exampleYear: '{year:summer}' },
    'tool-permit-path': { ...pages['tool-permit-path'], exampleYear: '{year:next}' },
    tools: {
      ...pages.tools,
      titles: {
        sun: pages['tool-sun'].tool.title,
        wall: pages['tool-wall'].tool.title,
        tank: pages['tool-tank'].tool.title,
        quantities: pages['tool-quantities'].tool.title,
        log: pages['tool-log'].tool.title,
        'permit-path': pages['tool-permit-path'].tool.title,
      },
    },
  };
}

/** Each page with the entries that its types say it shows. */
function entriesByPage(entriesOf: EntriesOf, find: FindPicture): PageContents {
  const pages: Record<string, Record<string, unknown>> = {};
  for (const name of contentTypeNames) {
    const { pages: shownOn, shownAs } = contentTypeOf(name);
    if (shownAs === 'elsewhere' || shownAs === 'nowhere') continue;
    if (shownOn.length === 0) throw new Error(`the type ${name} names no page that shows it`);
    const bodies = new Map(entriesOf(name).map(({ id, body }) => [id, shownBody(body, find)]));
    const list = [...bodies].map(([id, body]) => ({ id, ...body }));
    for (const page of shownOn) {
      const id = shownAs === 'its-own' ? entryIdOn(page) : name;
      const shown = shownAs === 'list' ? list : bodies.get(id);
      if (shown === undefined) throw new Error(`the page ${page} needs the ${name} ${id}`);
      (pages[page] ??= {})[name] = shown;
    }
  }
  // Its keys are the pages that the types name, as in the type.
  return pages as unknown as PageContents;
}

/** In a preview whose own picture has not been uploaded yet, the release's takes its place. */
function heroOf(picture: Picture | null) {
  if (!picture) throw new Error('the front page has no picture');
  // The crop for upright screens was made before the owner chose the point to keep in view.
  const tall = picture.focus ? undefined : imageCatalogue.get(picture.id + tallCrop);
  return { picture, tall: tall ? { ...picture, id: tall.id } : null };
}

function posters(find: FindPicture) {
  return Object.fromEntries(
    videos.flatMap(({ id, poster }) => {
      const picture = shownRef(poster, find);
      return picture ? [[id, { ...picture, alt: '', caption: '', label: '' }]] : [];
    }),
  );
}

/** A picture of the release as a page shows it. */
const shownRef = (picture: PictureId, find: FindPicture): Picture | null =>
  shownBody({ picture: imageRef(picture) }, find).picture;

type LongText = Shown<BodyOf<'page'>>;

/** Sorts each list of explained words alphabetically, wherever in the list the owner has added one. */
function inAlphabeticalOrder(text: LongText): LongText {
  const blocks = text.blocks.map((block) =>
    block.kind === 'definitions'
      ? { ...block, items: block.items.toSorted((a, b) => byAlphabet(a.term, b.term)) }
      : block,
  );
  return { ...text, blocks };
}
const byAlphabet = new Intl.Collator('en-AU', { sensitivity: 'base' }).compare;

/** Without draft sections, which are shown only at the draft's own address. */
function withoutDrafts(text: LongText): LongText {
  let isDraft = false;
  const blocks = text.blocks.filter((block) => {
    if (block.kind === 'heading' && block.level === 2) isDraft = block.isDraft === true;
    return !isDraft;
  });
  return { ...text, blocks };
}
