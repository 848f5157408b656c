import { about, aboutBanner } from '#content/about.ts';
import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { heritageResearch } from '#content/articles/heritage-research.ts';
import { landscapeIntegration } from '#content/articles/landscape-integration.ts';
import { fifteenPrinciples, philosophyProcess } from '#content/articles/philosophy-process.ts';
import { philosophy } from '#content/articles/philosophy.ts';
import { blogIntroduction } from '#content/blog/blog-page.ts';
import { climateDiagrams } from '#content/climate-diagrams.ts';
import { climateFiguresNote, climatePlaces } from '#content/climate.ts';
import { comingSoonWords } from '#content/coming-soon.ts';
import { contactIntroduction, contactPage } from '#content/contact-page.ts';
import { frequentQuestions } from '#content/faq.ts';
import { glossaryArticle } from '#content/glossary.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { landing } from '#content/landing.ts';
import {
  materialCostNote,
  materialPriceLabels,
  materials,
  materialsIntroduction,
  otherWalls,
} from '#content/materials.ts';
import type { Material } from '#content/materials.ts';
import { libraryIntroduction, libraryResources } from '#content/library.ts';
import type { LibraryResource } from '#content/library.ts';
import { photos, photosIntroduction } from '#content/photos.ts';
import {
  communityProjectsIntroduction,
  projectsIntroduction,
} from '#content/projects/projects-page.ts';
import { privacy } from '#content/privacy.ts';
import { resourceWords, resourcesIntroduction } from '#content/resources-hub.ts';
import { servicesIntroduction } from '#content/services.ts';
import {
  describedServices,
  pricingNotes,
  processSteps,
  servicesSections,
} from '#content/services-sections.ts';
import { siteMapWords } from '#content/site-map.ts';
import { terms } from '#content/terms.ts';
import { toolNotes } from '#content/tools/tool-copies.ts';
import { toolIntroductions } from '#content/tools/tool-introductions.ts';
import { toolsIntroduction } from '#content/tools/tools-page.ts';
import { videoWords, videos } from '#content/videos.ts';
import type { Article, Block } from '#shared/article.ts';
import type { ClimatePlaceId } from '#shared/climate-parts.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import type { ClimateFiguresBody } from '#shared/content-types/climate-figures.ts';
import type { LibraryWorkBody } from '#shared/content-types/library-work.ts';
import type { MaterialBody } from '#shared/content-types/material.ts';
import type { BodyOf } from '#shared/content-types/types.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import type { ServicesPageBody } from '#shared/content-types/services-page.ts';
import type { ToolBody } from '#shared/content-types/tool.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import type { ArticlePageName, IntroductionName } from '#shared/page-content.ts';
import { toolIds } from '#shared/tools/tool.ts';
import type { ToolId } from '#shared/tools/tool.ts';
import { shippedUse } from './article-figures.ts';

/** Entry ids of the long texts; a draft section is part of its page's entry. */
type PageId = Exclude<ArticlePageName, 'philosophy-process-draft'>;

/** Kinds whose entries are parts of fixed pages. */
export type PageKind =
  | 'page'
  | 'climate-figures'
  | 'materials-page'
  | 'material'
  | 'opening'
  | 'introduction'
  | 'tool'
  | 'coming-soon'
  | 'photo'
  | 'video'
  | 'library-work'
  | 'question'
  | 'services-page'
  | 'service'
  | 'contact-page'
  | 'site-map'
  | 'resources-page';

/** A shipped entry of one of these kinds, in the form in which the owner edits it. */
type PageEntryBody = {
  [Kind in PageKind]: { kind: Kind; id: string; body: BodyOf<Kind> };
}[PageKind];

/** Pictures of the galleries within long texts, by slot name. */
const galleries: ReadonlyMap<string, readonly ImageRef[]> = new Map([
  ['diagrams', climateDiagrams.map(({ picture }) => imageRef(picture))],
  ...heritageGalleries.map(
    ({ id, items }) =>
      [
        `gallery:${id}`,
        items.map(({ picture, caption, number }, place) => ({
          ...imageRef(picture, caption),
          ...(items[place - 1]?.number === number && { sharesNumber: true }),
        })),
      ] as const,
  ),
]);

/** The entries of the release, in the order of the site. */
export const shippedPageBodies: readonly PageEntryBody[] = [
  ...Object.entries({
    about: pageBody(about, { banner: aboutBanner }),
    philosophy: pageBody(philosophy),
    'philosophy-process': pageBody({
      ...philosophyProcess,
      sections: [...philosophyProcess.sections, { ...fifteenPrinciples, isDraft: true }],
    }),
    'climate-responsive': pageBody(climateResponsive),
    'landscape-integration': pageBody(landscapeIntegration),
    'heritage-research': pageBody(heritageResearch),
    glossary: pageBody(glossaryArticle),
    terms: pageBody(terms),
    privacy: pageBody(privacy),
  } satisfies Record<PageId, PageBody>).map(([id, body]) => ({ kind: 'page' as const, id, body })),
  { kind: 'climate-figures', id: 'climate-figures', body: climateBody() },
  {
    kind: 'materials-page',
    id: 'materials-page',
    body: {
      title: materialsIntroduction.title,
      standfirst: materialsIntroduction.standfirst,
      description: materialsIntroduction.description,
      lead: imageRef(materialsIntroduction.lead),
      introduction: joined(materialsIntroduction.paragraphs),
      priceLabels: materialPriceLabels,
      costNote: materialCostNote,
      others: { title: otherWalls.title, text: joined(otherWalls.paragraphs) },
    },
  },
  ...materials.map((sheet) => ({
    kind: 'material' as const,
    id: sheet.id,
    body: materialBody(sheet),
  })),
  {
    kind: 'opening',
    id: 'opening',
    body: {
      tagline: landing.tagline,
      headline: landing.headline[0],
      secondLine: landing.headline[1],
      description: landing.description,
      picture: imageRef(landing.picture),
    },
  },
  ...Object.entries({
    projects: projectsIntroduction,
    'community-projects': communityProjectsIntroduction,
    blog: blogIntroduction,
    resources: resourcesIntroduction,
    library: libraryIntroduction,
    tools: toolsIntroduction,
    'design-services': servicesIntroduction,
    contact: contactIntroduction,
    photos: photosIntroduction,
  } satisfies Record<IntroductionName, unknown>).map(
    ([id, { title, paragraphs, description }]) => ({
      kind: 'introduction' as const,
      id,
      body: { title, text: joined(paragraphs), description },
    }),
  ),
  ...Object.entries(comingSoonWords).map(([id, body]) => ({
    kind: 'coming-soon' as const,
    id,
    body,
  })),
  ...toolIds.map((id) => ({ kind: 'tool' as const, id, body: toolBody(id) })),
  ...photos.map(({ name, picture, caption }) => ({
    kind: 'photo' as const,
    id: picture.replace('photos/', ''),
    body: { title: name, photo: imageRef(picture, caption) },
  })),
  ...videos.map(({ id, title }) => ({
    kind: 'video' as const,
    id,
    body: { title, ...videoWords[id] },
  })),
  ...libraryResources.map((work) => ({
    kind: 'library-work' as const,
    id: String(work.id),
    body: workBody(work),
  })),
  { kind: 'services-page', id: 'services-page', body: servicesBody() },
  ...describedServices.map(({ id, title, description, includes }) => ({
    kind: 'service' as const,
    id,
    body: { title, description, includes: [...includes] },
  })),
  { kind: 'site-map', id: 'site-map', body: siteMapWords },
  { kind: 'resources-page', id: 'resources-page', body: resourceWords },
  { kind: 'contact-page', id: 'contact-page', body: contactPage },
  ...frequentQuestions.map(({ id, question, answer }) => ({
    kind: 'question' as const,
    id,
    body: { question, answer: joined(answer) },
  })),
];

/** The entries of the release of one kind. */
export function shippedEntriesOf<Kind extends PageKind>(
  kind: Kind,
): { id: string; body: BodyOf<Kind> }[] {
  return shippedPageBodies.flatMap((entry) =>
    entry.kind === kind ? [{ id: entry.id, body: entry.body as BodyOf<Kind> }] : [],
  );
}

/** Paragraphs in one text. */
function joined(texts: readonly string[]): string {
  return texts.join('\n\n');
}

function climateBody(): ClimateFiguresBody {
  const bodyOf = (id: ClimatePlaceId) => {
    const found = climatePlaces.find((place) => place.id === id);
    if (!found) throw new Error(`there are no figures of ${id}`);
    const { name, sunshine, temperature } = found;
    return { name, sunshine, temperature };
  };
  return {
    note: climateFiguresNote,
    castlemaine: bodyOf('castlemaine'),
    daylesford: bodyOf('daylesford'),
    ballarat: bodyOf('ballarat'),
    'mt-franklin': bodyOf('mt-franklin'),
    trentham: bodyOf('trentham'),
  };
}

function toolBody(id: ToolId): ToolBody {
  const { title, paragraphs, description } = toolIntroductions[id];
  const { sections, limits } = toolNotes[id];
  return {
    title,
    text: joined(paragraphs),
    description,
    sections: sections.map(({ id: anchor, title: heading, paragraphs: texts, list = [] }) => ({
      title: heading,
      text: joined(texts),
      items: [...list],
      anchor,
    })),
    limits: [...limits],
  };
}

function servicesBody(): ServicesPageBody {
  const { pricing, process } = servicesSections;
  return {
    ...servicesSections,
    pricing: { ...pricing, items: [...pricingNotes] },
    process: { ...process, steps: [...processSteps] },
  };
}

function materialBody(sheet: Material): MaterialBody {
  const { name, summary, image, description, properties, costs, environmental } = sheet;
  return {
    title: name,
    summary,
    picture: imageRef(image),
    description: joined(description),
    properties,
    characteristics: [...sheet.characteristics],
    costs,
    processing: [...sheet.processing],
    cautions: [...sheet.cautions],
    environmental,
    projects: [...sheet.projects],
  };
}

function workBody(work: LibraryResource): LibraryWorkBody {
  return {
    title: work.title,
    author: work.author,
    year: work.year,
    category: work.category,
    type: work.type,
    description: work.description,
    significance: work.significance,
    availability: work.availability,
    tags: [...work.tags],
    isbn: work.isbn ?? '',
    publisher: work.publisher ?? '',
    amazonUrl: work.amazonUrl ?? '',
    downloadUrl: work.downloadUrl ?? '',
    projectFeature: work.projectFeature ?? '',
    doi: work.doi ?? '',
    affiliation: work.affiliation ?? '',
  };
}

function pageBody(
  { title, standfirst, description, lead, sections }: Article,
  { banner = '' }: { banner?: string } = {},
): PageBody {
  const blocks = sections.flatMap((section): ContentBlock[] => [
    {
      kind: 'heading',
      level: 2,
      text: section.title,
      anchor: section.id,
      ...(section.isDraft && { isDraft: true }),
    },
    ...section.blocks.map(contentBlockOf),
  ]);
  return {
    title,
    standfirst,
    description,
    lead: lead === undefined ? null : imageRef(lead),
    banner,
    blocks,
  };
}

/** @throws Error for a picture that is not in the release */
function imageRef(picture: string, caption?: string): ImageRef {
  const shipped = shippedUse(picture);
  if (!shipped) throw new Error(`there is no picture ${picture}`);
  return caption === undefined ? shipped : { ...shipped, caption };
}

function contentBlockOf(block: Block): ContentBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block;
    case 'subheading':
      return { kind: 'heading', level: 3, text: block.text, anchor: block.id };
    case 'list':
      return { ...block, items: [...block.items] };
    case 'pull-quote':
      return { kind: 'quote', text: block.text, source: block.source ?? '' };
    case 'figure':
      return {
        kind: 'figure',
        figure: imageRef(block.picture, block.caption),
        ...(block.width !== 'column' && { width: block.width }),
      };
    case 'table':
      return {
        kind: 'table',
        caption: block.caption,
        header: block.columns.map(({ header }) => header),
        rows: block.rows.map((row) => [...row]),
        anchor: block.id,
        ...(block.source !== undefined && { source: block.source }),
      };
    case 'definitions':
      return {
        kind: 'definitions',
        items: block.items.map(({ term, text, id }) => ({
          term,
          text,
          ...(id !== undefined && { anchor: id }),
        })),
        ...(block.termLanguage !== undefined && { termLanguage: block.termLanguage }),
      };
    case 'slot': {
      const pictures = galleries.get(block.name);
      return pictures
        ? { kind: 'gallery', name: block.name, pictures: [...pictures] }
        : { kind: 'part', name: block.name };
    }
  }
}
