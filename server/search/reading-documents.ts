import type { Article, Block } from '#content/schema.ts';
import { runningTextsOf } from '#features/article/article-texts.ts';
import { otherWallsAnchor } from '#features/materials/messages.ts';
import { seasons } from '#shared/climate-parts.ts';
import type {
  ArticlePageName,
  LibraryWork,
  PageContentOf,
  PageContents,
  PageName,
} from '#shared/page-content.ts';
import { paths } from '#shared/paths.ts';
import { introductionDocument, join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';

/** Finds the content of a page by its name. */
export type FindPage = <Name extends PageName>(name: Name) => PageContentOf<Name>;

function articleDocuments(path: string, article: Article): DocumentText[] {
  return [
    { url: path, heading: article.title, page: '', text: join(article.standfirst) },
    ...article.sections.map((section) => ({
      url: `${path}#${section.id}`,
      heading: section.title,
      page: article.title,
      text: join(...section.blocks.flatMap(textsOf)),
    })),
  ];
}

/** Tables as well: a reader searches for a figure by the text of its row. */
function textsOf(block: Block): readonly string[] {
  if (block.kind !== 'table') return runningTextsOf(block);
  return [block.caption, ...block.rows.map((row) => `${row.join(', ')}.`)];
}

/** Search documents of the pages that are long texts, by path. */
export function longTextDocuments(find: FindPage): ReadonlyMap<string, readonly DocumentText[]> {
  const of = (path: string, name: ArticlePageName) => articleDocuments(path, find(name).article);
  return new Map([
    [paths.about, of(paths.about, 'about')],
    [paths.philosophy, of(paths.philosophy, 'philosophy')],
    [paths.philosophyProcess, of(paths.philosophyProcess, 'philosophy-process')],
    [
      paths.climateResponsive,
      [
        ...of(paths.climateResponsive, 'climate-responsive'),
        ...climateDocuments(find('climate-responsive')),
      ],
    ],
    [paths.landscapeIntegration, of(paths.landscapeIntegration, 'landscape-integration')],
    [paths.glossary, glossaryDocuments(find('glossary').article)],
    [paths.terms, of(paths.terms, 'terms')],
    [paths.privacy, of(paths.privacy, 'privacy')],
    [
      paths.heritageResearch,
      [
        ...of(paths.heritageResearch, 'heritage-research'),
        ...heritageDocuments(find('heritage-research')),
      ],
    ],
  ]);
}

function climateDocuments({
  article,
  figures,
}: Pick<PageContents['climate-responsive'], 'article' | 'figures'>): DocumentText[] {
  return [
    {
      url: `${paths.climateResponsive}#sun-and-temperature`,
      heading: 'Hours of sunshine and temperatures in five places',
      page: article.title,
      text: figures.places
        .map(
          ({ name, sunshine, temperature }) =>
            `${name}: ${sunshine.annual} hours of sunshine a day over the year, ${sunshine.summer} in summer, ${sunshine.winter} in winter; ` +
            seasons
              .map(
                ({ id, label }) => `${label} ${temperature[id].min} to ${temperature[id].max} °C`,
              )
              .join(', '),
        )
        .join('. '),
    },
  ];
}

/** The materials page, sheet by sheet. */
export function materialDocuments({
  title: page,
  introduction,
  others,
  sheets,
}: PageContents['natural-building-materials']): DocumentText[] {
  const path = paths.naturalBuildingMaterials;
  return [
    { url: path, heading: page, page: '', text: join(...introduction) },
    {
      url: `${path}#${otherWallsAnchor}`,
      heading: others.title,
      page,
      text: join(...others.paragraphs),
    },
    ...sheets.flatMap((material) => {
      const part = (name: string, title: string, ...texts: readonly string[]): DocumentText => ({
        url: `${path}#${material.id}${name}`,
        heading: title === '' ? material.name : `${material.name}: ${title}`,
        page,
        text: join(...texts),
      });
      return [
        part('', '', material.summary, ...material.description, ...material.characteristics),
        part(
          '-properties',
          'properties and costs',
          ...Object.values(material.properties).map(({ words }) => words),
          ...Object.values(material.costs),
        ),
        part(
          '-processing',
          'processing',
          ...material.processing.map(({ title, text }) => `${title}: ${text}`),
        ),
        part('-cautions', 'cautions', ...material.cautions),
        part('-environment', 'environmental impact', ...Object.values(material.environmental)),
      ];
    }),
  ];
}

/** One document for each word that is explained, and one for the other text of each section. */
function glossaryDocuments(article: Article): DocumentText[] {
  const path = paths.glossary;
  const words = article.sections.flatMap(({ id: part, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'definitions'
        ? block.items.map(({ id = part, term, text }) => ({
            url: `${path}#${id}`,
            heading: term,
            page: article.title,
            text: join(text),
          }))
        : [],
    ),
  );
  const sections = article.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind !== 'definitions'),
  }));
  const others = articleDocuments(path, { ...article, sections });
  return [...others.filter(({ url, text }) => url === path || text !== ''), ...words];
}

export function libraryDocuments(library: PageContents['library']): DocumentText[] {
  return [
    libraryDocument(library),
    ...library.works.map((work) => workDocument(work, library.introduction.title)),
  ];
}

/** The top of the library as the search finds it. */
export function libraryDocument({ introduction }: PageContents['library']): DocumentText {
  return introductionDocument(paths.library, introduction);
}

/** A work of the library as the search finds it. */
export function workDocument(work: LibraryWork, page: string): DocumentText {
  return {
    url: `${paths.library}#work-${work.id}`,
    heading: work.title,
    page,
    text: join(
      `${work.author}, ${work.year}`,
      work.description,
      work.significance,
      work.tags.join(', '),
    ),
  };
}

/** The page Photos as the search finds it. */
export function photosDocument({ introduction, photos }: PageContents['photos']): DocumentText {
  const captions = photos.map(({ name, caption }) => `${name}: ${caption}`);
  return introductionDocument(paths.photos, introduction, ...captions);
}

function heritageDocuments({
  article,
  galleries,
  videos,
}: Pick<PageContents['heritage-research'], 'article' | 'galleries' | 'videos'>): DocumentText[] {
  const sectionOf = (slot: string) =>
    article.sections.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'slot' && block.name === slot),
    );
  const pictures = Object.entries(galleries).flatMap(([slot, items]) => {
    const section = sectionOf(slot);
    return section === undefined
      ? []
      : items.map((item) => ({
          url: `${paths.heritageResearch}#${section.id}`,
          heading: `${section.title}, picture ${item.number}`,
          page: article.title,
          text: join(item.caption),
        }));
  });
  const scenes = Object.entries(videos).flatMap(([id, video]) => {
    const section = sectionOf(`video:${id}`);
    return section === undefined
      ? []
      : [
          {
            url: `${paths.heritageResearch}#${section.id}`,
            heading: video.title,
            page: article.title,
            text: join(video.caption, ...video.description),
          },
        ];
  });
  return [...pictures, ...scenes];
}
