import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { heritageResearch } from '#content/articles/heritage-research.ts';
import { climatePlaces, seasons } from '#content/climate.ts';
import { videos } from '#content/videos.ts';
import { glossary, glossaryIntroduction } from '#content/glossary.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { libraryIntroduction, libraryResources } from '#content/library.ts';
import { materials, materialsIntroduction, otherWalls } from '#content/materials.ts';
import type { Article, Block } from '#content/schema.ts';
import { runningTextsOf } from '#features/article/article-texts.ts';
import { paths } from '#shared/paths.ts';
import { join } from './document-text.ts';
import type { DocumentText } from './document-text.ts';

export function articleDocuments(path: string, article: Article): DocumentText[] {
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

/** Tables too: a reader looks for a figure by the words of its row. */
function textsOf(block: Block): readonly string[] {
  if (block.kind !== 'table') return runningTextsOf(block);
  return [block.caption, ...block.rows.map((row) => `${row.join(', ')}.`)];
}

export function climateDocuments(): DocumentText[] {
  return [
    {
      url: `${paths.climateResponsive}#sun-and-temperature`,
      heading: 'Hours of sunshine and temperatures in five places',
      page: climateResponsive.title,
      text: climatePlaces
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

export function materialDocuments(): DocumentText[] {
  const path = paths.naturalBuildingMaterials;
  const page = materialsIntroduction.title;
  return [
    { url: path, heading: page, page: '', text: join(...materialsIntroduction.paragraphs) },
    {
      url: `${path}#${otherWalls.id}`,
      heading: otherWalls.title,
      page,
      text: join(...otherWalls.paragraphs),
    },
    ...materials.flatMap((material) => {
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

export function glossaryDocuments(): DocumentText[] {
  const page = glossaryIntroduction.title;
  return [
    { url: paths.glossary, heading: page, page: '', text: join(glossaryIntroduction.standfirst) },
    ...glossary.flatMap(({ entries }) =>
      entries.map(({ id, term, text }) => ({
        url: `${paths.glossary}#${id}`,
        heading: term,
        page,
        text: join(text),
      })),
    ),
  ];
}

export function libraryDocuments(): DocumentText[] {
  return [
    {
      url: paths.library,
      heading: libraryIntroduction.title,
      page: '',
      text: join(libraryIntroduction.standfirst, libraryIntroduction.text),
    },
    ...libraryResources.map((work) => ({
      url: `${paths.library}#work-${work.id}`,
      heading: work.title,
      page: libraryIntroduction.title,
      text: join(
        `${work.author}, ${work.year}`,
        work.description,
        work.significance,
        work.tags.join(', '),
      ),
    })),
  ];
}

export function heritageDocuments(): DocumentText[] {
  const pictures = heritageGalleries.flatMap((gallery) =>
    gallery.items.map((item) => ({
      url: `${paths.heritageResearch}#${gallery.id}`,
      heading: `${gallery.title}, picture ${item.number}`,
      page: heritageResearch.title,
      text: join(item.caption),
    })),
  );
  const scenes = videos.flatMap((video) => {
    const section = heritageResearch.sections.find(({ blocks }) =>
      blocks.some((block) => block.kind === 'slot' && block.name === `video:${video.id}`),
    );
    return section === undefined
      ? []
      : [
          {
            url: `${paths.heritageResearch}#${section.id}`,
            heading: video.title,
            page: heritageResearch.title,
            text: join(video.caption, video.description),
          },
        ];
  });
  return [...pictures, ...scenes];
}
