import { paragraphsOf } from '#lib/paragraphs-of.ts';
import { runningTextsOf } from '#features/article/article-texts.ts';
import { otherWallsAnchor } from '#features/materials/messages.ts';
import { seasons } from '#shared/climate-places.ts';
import { climatePlaceIds } from '#shared/climate-places.ts';
import type {
  ArticlePageName,
  PageContents,
  ShownBlock,
  ShownEntry,
} from '#shared/page-content.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import { paths } from '#shared/paths.ts';
import { introductionDocument, join } from './document-text.ts';
import type { DocumentText, FindPage } from './document-text.ts';

type LongText = PageContents[ArticlePageName]['page'];

function articleDocuments(path: string, { title, standfirst, blocks }: LongText): DocumentText[] {
  return [
    { url: path, heading: title, page: '', text: join(standfirst) },
    ...sectionsOf(blocks).map((section) => ({
      url: `${path}#${section.id}`,
      heading: section.title,
      page: title,
      text: join(...section.blocks.flatMap(textsOf)),
    })),
  ];
}

/** Tables as well: a reader searches for a figure by the text of its row. */
function textsOf(block: ShownBlock): readonly string[] {
  if (block.kind !== 'table') return runningTextsOf(block);
  return [block.caption, ...block.rows.map((row) => `${row.join(', ')}.`)];
}

/** Search documents of the pages that are long texts, by path. */
export function longTextDocuments(find: FindPage): ReadonlyMap<string, readonly DocumentText[]> {
  const of = (path: string, name: ArticlePageName) => articleDocuments(path, find(name).page);
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
    [paths.glossary, glossaryDocuments(find('glossary').page)],
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
  page,
  'climate-figures': figures,
}: PageContents['climate-responsive']): DocumentText[] {
  return [
    {
      url: `${paths.climateResponsive}#sun-and-temperature`,
      heading: 'Hours of sunshine and temperatures in five places',
      page: page.title,
      text: climatePlaceIds
        .map((id) => figures[id])
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
  'materials-page': { title: page, introduction, others },
  material: sheets,
}: PageContents['natural-building-materials']): DocumentText[] {
  const path = paths.naturalBuildingMaterials;
  return [
    { url: path, heading: page, page: '', text: join(...paragraphsOf(introduction)) },
    {
      url: `${path}#${otherWallsAnchor}`,
      heading: others.title,
      page,
      text: join(...paragraphsOf(others.text)),
    },
    ...sheets.flatMap((material) => {
      const part = (name: string, title: string, ...texts: readonly string[]): DocumentText => ({
        url: `${path}#${material.id}${name}`,
        heading: title === '' ? material.title : `${material.title}: ${title}`,
        page,
        text: join(...texts),
      });
      return [
        part(
          '',
          '',
          material.summary,
          ...paragraphsOf(material.description),
          ...material.characteristics,
        ),
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
function glossaryDocuments(text: LongText): DocumentText[] {
  const path = paths.glossary;
  const words = sectionsOf(text.blocks).flatMap(({ id: part, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'definitions'
        ? block.items.map(({ anchor = part, term, text: meaning }) => ({
            url: `${path}#${anchor}`,
            heading: term,
            page: text.title,
            text: join(meaning),
          }))
        : [],
    ),
  );
  const blocks = text.blocks.filter(({ kind }) => kind !== 'definitions');
  const others = articleDocuments(path, { ...text, blocks });
  return [...others.filter(({ url, text: said }) => url === path || said !== ''), ...words];
}

export function libraryDocuments(library: PageContents['library']): DocumentText[] {
  return [
    libraryDocument(library),
    ...library['library-work'].map((work) => workDocument(work, library.introduction.title)),
  ];
}

/** The top of the library as the search finds it. */
export function libraryDocument({ introduction }: PageContents['library']): DocumentText {
  return introductionDocument(paths.library, introduction);
}

/** A work of the library as the search finds it. */
export function workDocument(work: ShownEntry<'library-work'>, page: string): DocumentText {
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
export function photosDocument({ introduction, photo }: PageContents['photos']): DocumentText {
  const captions = photo.flatMap(({ title, photo: shown }) =>
    shown ? [`${title}: ${shown.caption}`] : [],
  );
  return introductionDocument(paths.photos, introduction, ...captions);
}

function heritageDocuments({ page, video }: PageContents['heritage-research']): DocumentText[] {
  const path = paths.heritageResearch;
  const sections = sectionsOf(page.blocks);
  const pictures = sections.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'gallery'
        ? block.pictures.map(({ number, caption }) => ({
            url: `${path}#${id}`,
            heading: `${title}, picture ${number}`,
            page: page.title,
            text: join(caption),
          }))
        : [],
    ),
  );
  const scenes = video.flatMap(({ id, title, caption, description }) => {
    const section = sections.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'part' && block.name === `video:${id}`),
    );
    return section === undefined
      ? []
      : [
          {
            url: `${path}#${section.id}`,
            heading: title,
            page: page.title,
            text: join(caption, ...paragraphsOf(description)),
          },
        ];
  });
  return [...pictures, ...scenes];
}
