import { tallCrop } from '#content/picture-book.ts';
import { describedServices } from '#content/services-sections.ts';
import { videos } from '#content/videos.ts';
import type { Article, Block, Section } from '#shared/article.ts';
import { climatePlaceIds } from '#shared/climate-parts.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import type { ClimateFiguresBody } from '#shared/content-types/climate-figures.ts';
import { resourceCardIds, siteMapCardIds } from '#shared/card-parts.ts';
import type { BodyOf } from '#shared/content-types/types.ts';
import type { LibraryWorkBody } from '#shared/content-types/library-work.ts';
import type { MaterialBody } from '#shared/content-types/material.ts';
import type { MaterialsPageBody } from '#shared/content-types/materials-page.ts';
import type { OpeningBody } from '#shared/content-types/opening.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import type { PhotoBody } from '#shared/content-types/photo.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import type { QuestionBody } from '#shared/content-types/question.ts';
import type { ServicesPageBody } from '#shared/content-types/services-page.ts';
import type { ToolBody } from '#shared/content-types/tool.ts';
import { slugOf } from '#shared/content-types/texts.ts';
import { materialIds } from '#shared/material-parts.ts';
import type { MaterialId } from '#shared/material-parts.ts';
import type { Picture } from '#shared/media.ts';
import { serviceGroupIds } from '#shared/service-parts.ts';
import type {
  FrequentQuestion,
  GalleryPhoto,
  GalleryPicture,
  Introduction,
  IntroductionName,
  LibraryWork,
  MaterialSheet,
  PageContents,
  ToolContent,
} from '#shared/page-content.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { shippedPictures } from './article-figures.ts';
import { shippedEntriesOf } from './page-bodies.ts';
import type { PageKind } from './page-bodies.ts';

/** Finds a picture with the texts of its place; undefined for one that has not been uploaded yet. */
type FindPicture = (use: ImageRef) => Picture | undefined;

/** Title of a project by its number; undefined for one that is not shown. */
export type FindProjectTitle = (id: number) => string | undefined;

/**
 * The content of each page that the owner can change.
 * @param entriesOf the published entries of a kind
 * @throws Error when an entry is missing that a page needs
 */
export function pagesOf(
  entriesOf: <Kind extends PageKind>(kind: Kind) => { id: string; body: BodyOf<Kind> }[],
  findWhole: FindPicture,
  findProjectTitle: FindProjectTitle,
): PageContents {
  const find: FindPicture = (use) => shownOf(findWhole(use));
  const articles = new Map(entriesOf('page').map(({ id, body }) => [id, articleOf(body, find)]));
  const article = (id: string) => {
    const found = articles.get(id);
    if (!found) throw new Error(`the page ${id} is missing`);
    return found;
  };
  const only = <Kind extends PageKind>(kind: Kind): BodyOf<Kind> => {
    const [entry] = entriesOf(kind);
    if (!entry) throw new Error(`there is no ${kind}`);
    return entry.body;
  };
  const contactPage = only('contact-page');
  const siteMap = only('site-map');
  const resourcesPage = only('resources-page');
  const introductions = new Map(entriesOf('introduction').map(({ id, body }) => [id, body]));
  const introduced = (id: IntroductionName) => {
    const found = introductions.get(id);
    if (!found) throw new Error(`the introduction of ${id} is missing`);
    return { introduction: introductionOf(found) };
  };
  const unwritten = new Map(entriesOf('coming-soon').map(({ id, body }) => [id, body]));
  const comingSoon = (id: 'sustainability' | 'bioregionalism') => {
    const found = unwritten.get(id);
    if (!found) throw new Error(`the page ${id} is missing`);
    const { planned, alternatives } = found;
    return { introduction: introductionOf(found), planned, alternatives };
  };
  const tools = new Map(entriesOf('tool').map(({ id, body }) => [id, toolOf(body)]));
  const tool = (id: ToolId) => {
    const found = tools.get(id);
    if (!found) throw new Error(`the tool ${id} is missing`);
    return found;
  };
  const materials = new Map(entriesOf('material').map(({ id, body }) => [id, body]));
  return {
    landing: landingOf(only('opening'), find),
    'site-map': {
      description: siteMap.description,
      cards: siteMapCardIds.map((id) => siteMap[id]),
    },
    about: article('about'),
    philosophy: article('philosophy'),
    'philosophy-process': withoutDrafts(article('philosophy-process')),
    'philosophy-process-draft': article('philosophy-process'),
    'climate-responsive': {
      ...article('climate-responsive'),
      figures: figuresOf(only('climate-figures')),
    },
    'landscape-integration': article('landscape-integration'),
    glossary: inAlphabeticalOrder(article('glossary')),
    terms: article('terms'),
    privacy: article('privacy'),
    'heritage-research': {
      ...article('heritage-research'),
      videos: Object.fromEntries(
        entriesOf('video').map(({ id, body }) => [
          id,
          { ...body, description: paragraphsOf(body.description) },
        ]),
      ),
    },
    'natural-building-materials': {
      ...materialsPageOf(only('materials-page'), find),
      // Only the seven sheets of the page, whatever an import contains.
      sheets: materialIds.flatMap((id) => {
        const body = materials.get(id);
        return body ? [sheetOf(id, body, find, findProjectTitle)] : [];
      }),
    },
    library: {
      ...introduced('library'),
      works: entriesOf('library-work').map(({ id, body }) => workOf(id, body)),
    },
    photos: {
      ...introduced('photos'),
      photos: entriesOf('photo').flatMap(({ body }) => photoOf(body, find) ?? []),
    },
    'design-services': {
      ...introduced('design-services'),
      ...servicesOf(only('services-page'), entriesOf('service')),
      questions: entriesOf('question').map(({ id, body }) => questionOf(id, body)),
      response: { title: contactPage.response.title, text: contactPage.response.text },
    },
    projects: introduced('projects'),
    'community-projects': introduced('community-projects'),
    blog: introduced('blog'),
    resources: {
      ...introduced('resources'),
      cards: resourceCardIds.map((id) => {
        const { title, line } = resourcesPage[id];
        return { title, line };
      }),
      window: paragraphsOf(resourcesPage.tools.window),
    },
    tools: {
      ...introduced('tools'),
      titles: {
        sun: tool('sun').introduction.title,
        wall: tool('wall').introduction.title,
        tank: tool('tank').introduction.title,
        quantities: tool('quantities').introduction.title,
        log: tool('log').introduction.title,
        'permit-path': tool('permit-path').introduction.title,
      },
    },
    'tool-sun': tool('sun'),
    'tool-wall': tool('wall'),
    'tool-tank': tool('tank'),
    'tool-quantities': tool('quantities'),
    'tool-log': tool('log'),
    'tool-permit-path': tool('permit-path'),
    contact: { ...introduced('contact'), parts: contactPage },
    sustainability: comingSoon('sustainability'),
    bioregionalism: comingSoon('bioregionalism'),
  };
}

function introductionOf({ title, text, description }: BodyOf<'introduction'>): Introduction {
  return { title, paragraphs: paragraphsOf(text), description };
}

function toolOf({ sections, limits, ...words }: ToolBody): ToolContent {
  const anchors = new Set<string>();
  return {
    introduction: introductionOf(words),
    sections: sections.map((section) => ({
      id: uniqueAnchor(anchors, section.anchor ?? (slugOf(section.title) || 'section')),
      title: section.title,
      paragraphs: paragraphsOf(section.text),
      list: section.items,
    })),
    limits,
  };
}

/** The given anchor if it is free, otherwise with a number after it. */
function uniqueAnchor(anchors: Set<string>, anchor: string): string {
  let unique = anchor;
  for (let count = 2; anchors.has(unique); count += 1) unique = `${anchor}-${count}`;
  anchors.add(unique);
  return unique;
}

/** Without the data that no page uses. */
function shownOf(picture: Picture | undefined): Picture | undefined {
  if (!picture) return undefined;
  const { id, alt, caption, label, width, height, focus } = picture;
  return { id, alt, caption, label, width, height, ...(focus && { focus }) };
}

function questionOf(id: string, { question, answer }: QuestionBody): FrequentQuestion {
  return { id, question, answer: paragraphsOf(answer) };
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

function figuresOf({
  note,
  ...places
}: ClimateFiguresBody): PageContents['climate-responsive']['figures'] {
  return { note, places: climatePlaceIds.map((id) => ({ id, ...places[id] })) };
}

function servicesOf(
  body: ServicesPageBody,
  entries: readonly { id: string; body: BodyOf<'service'> }[],
): Omit<PageContents['design-services'], 'introduction' | 'questions' | 'response'> {
  const { reports, pricing, questions, contact, process, enquiry, resources } = body;
  const { items, ...ofPricing } = pricing;
  const { steps, ...ofProcess } = process;
  const wordsOf = new Map(entries.map((entry) => [entry.id, entry.body]));
  return {
    sections: {
      reports,
      pricing: ofPricing,
      questions,
      contact,
      process: ofProcess,
      enquiry,
      resources,
    },
    pricing: items,
    steps,
    groups: serviceGroupIds.map((id) => ({
      id,
      ...body[id],
      // Only the release's services, in its order, whatever an import contains.
      services: describedServices.flatMap(({ id: service, group, icon }) => {
        const words = wordsOf.get(service);
        return group === id && words ? [{ id: service, icon, ...words }] : [];
      }),
    })),
  };
}

function materialsPageOf(
  { introduction, lead, others, ...words }: MaterialsPageBody,
  find: FindPicture,
): Omit<PageContents['natural-building-materials'], 'sheets'> {
  return {
    ...words,
    lead: find(lead) ?? null,
    introduction: paragraphsOf(introduction),
    others: { title: others.title, paragraphs: paragraphsOf(others.text) },
  };
}

function sheetOf(
  id: MaterialId,
  { title, description, picture, projects, ...sheet }: MaterialBody,
  find: FindPicture,
  findProjectTitle: FindProjectTitle,
): MaterialSheet {
  return {
    ...sheet,
    id,
    name: title,
    picture: find(picture) ?? null,
    description: paragraphsOf(description),
    projects: projects.flatMap((project) => {
      const found = findProjectTitle(project.id);
      return found === undefined ? [] : [{ ...project, title: found }];
    }),
  };
}

function workOf(id: string, body: LibraryWorkBody): LibraryWork {
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    ...body,
    id,
    isbn: orNull(body.isbn),
    publisher: orNull(body.publisher),
    amazonUrl: orNull(body.amazonUrl),
    downloadUrl: orNull(body.downloadUrl),
    projectFeature: orNull(body.projectFeature),
    doi: orNull(body.doi),
    affiliation: orNull(body.affiliation),
  };
}

function photoOf({ title, photo }: PhotoBody, find: FindPicture): GalleryPhoto | undefined {
  const picture = find(photo);
  return picture && { name: title, picture: { ...picture, caption: '' }, caption: picture.caption };
}

/** In a preview, the picture may not have been uploaded yet; then the release's picture takes its place. */
function landingOf(body: OpeningBody, find: FindPicture): PageContents['landing'] {
  const { headline, secondLine, tagline, description, picture: use } = body;
  const [came] = shippedEntriesOf('opening');
  const picture = find(use) ?? (came && find(came.body.picture));
  if (!picture) throw new Error('the front page has no picture');
  // The crop for upright screens was made before the owner chose the point to keep in view.
  const tall = picture.focus ? undefined : shippedPictures.get(picture.id + tallCrop);
  return {
    headline: [headline, secondLine],
    tagline,
    description,
    picture,
    tall: tall ? { ...picture, id: tall.id } : null,
  };
}

type ArticleContent = PageContents['about'];

function articleOf(body: PageBody, find: FindPicture): ArticleContent {
  const pictures = new Map<string, Picture>();
  const galleries: Record<string, GalleryPicture[]> = {};
  const anchors = new Set<string>();
  let number = 0;

  /** The given anchor, or one made from the words of a heading; unique on the page. */
  function anchorOf(anchor: string | undefined, text: string, otherwise: string): string {
    return uniqueAnchor(anchors, anchor ?? (slugOf(text) || otherwise));
  }

  function galleryOf(uses: readonly ImageRef[]): GalleryPicture[] {
    return uses.flatMap((use, place) => {
      const picture = find(use);
      if (!picture) return [];
      if (place === 0 || use.sharesNumber !== true) number += 1;
      return [{ number, picture: { ...picture, caption: '' }, caption: use.caption }];
    });
  }

  function shown(block: ContentBlock): Block[] {
    switch (block.kind) {
      case 'paragraph':
      case 'note':
      case 'list':
        return [block];
      case 'heading':
        return [
          {
            kind: 'subheading',
            id: anchorOf(block.anchor, block.text, 'part'),
            text: block.text,
          },
        ];
      case 'quote': {
        const { text, source } = block;
        return [{ kind: 'pull-quote', text, ...(source !== '' && { source }) }];
      }
      case 'figure': {
        const picture = find(block.figure);
        if (!picture) return [];
        // The words of this place stand in the block; one picture may be in two places.
        pictures.set(picture.id, { ...picture, caption: '' });
        return [
          {
            kind: 'figure',
            picture: picture.id,
            caption: block.figure.caption,
            width: block.width ?? 'column',
          },
        ];
      }
      case 'table':
        return [
          {
            kind: 'table',
            id: anchorOf(block.anchor, block.caption, 'table'),
            caption: block.caption,
            columns: block.header.map((header) => ({ header })),
            rows: block.rows,
            ...(block.source !== undefined && block.source !== '' && { source: block.source }),
          },
        ];
      case 'definitions': {
        const { items, termLanguage } = block;
        return [
          {
            kind: 'definitions',
            items: items.map(({ term, text, anchor }) => ({
              ...(anchor !== undefined && { id: anchor }),
              term,
              text,
            })),
            ...(termLanguage !== undefined && { termLanguage }),
          },
        ];
      }
      case 'part': {
        const poster = videos.find(({ id }) => block.name === `video:${id}`)?.poster;
        const picture = shownOf(poster && shippedPictures.get(poster));
        if (picture) pictures.set(picture.id, { ...picture, alt: '', caption: '', label: '' });
        return [{ kind: 'slot', name: block.name }];
      }
      case 'gallery':
        galleries[block.name] = galleryOf(block.pictures);
        return [{ kind: 'slot', name: block.name }];
    }
  }

  const sections: (Section & { blocks: Block[] })[] = [];
  for (const block of body.blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      sections.push({
        id: anchorOf(block.anchor, block.text, 'section'),
        title: block.text,
        ...(block.isDraft === true && { isDraft: true }),
        blocks: [],
      });
    } else sections.at(-1)?.blocks.push(...shown(block));
  }
  const { title, standfirst, description, banner } = body;
  const lead = body.lead ? find(body.lead) : undefined;
  if (lead && !pictures.has(lead.id)) pictures.set(lead.id, { ...lead, caption: '' });
  const article: Article = {
    title,
    standfirst,
    description,
    ...(lead && { lead: lead.id }),
    sections,
  };
  return { article, banner, pictures: [...pictures.values()], galleries };
}

/** Sorts each list of explained words alphabetically, wherever in the list the owner has added one. */
function inAlphabeticalOrder(content: ArticleContent): ArticleContent {
  const sorted = (block: Block): Block =>
    block.kind === 'definitions'
      ? { ...block, items: block.items.toSorted((a, b) => byAlphabet(a.term, b.term)) }
      : block;
  const sections = content.article.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(sorted),
  }));
  return { ...content, article: { ...content.article, sections } };
}
const byAlphabet = new Intl.Collator('en-AU', { sensitivity: 'base' }).compare;

/** Without draft sections, which are shown only at the draft's own address. */
function withoutDrafts(content: ArticleContent): ArticleContent {
  const sections = content.article.sections.filter(({ isDraft }) => isDraft !== true);
  return { ...content, article: { ...content.article, sections } };
}
