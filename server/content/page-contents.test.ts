import { expect, test } from 'vitest';
import { about, aboutBanner } from '#content/about.ts';
import { blogIntroduction } from '#content/blog/blog-page.ts';
import { comingSoonPictures, comingSoonWords } from '#content/coming-soon.ts';
import { climateFiguresNote, climatePlaces } from '#content/climate.ts';
import { contactIntroduction, contactPage } from '#content/contact-page.ts';
import { climateResponsive } from '#content/articles/climate-responsive.ts';
import { heritageResearch } from '#content/articles/heritage-research.ts';
import { landscapeIntegration } from '#content/articles/landscape-integration.ts';
import { fifteenPrinciples, philosophyProcess } from '#content/articles/philosophy-process.ts';
import { philosophy } from '#content/articles/philosophy.ts';
import { frequentQuestions } from '#content/faq.ts';
import { glossaryArticle } from '#content/glossary.ts';
import { heritageGalleries } from '#content/heritage-galleries.ts';
import { libraryIntroduction, libraryResources } from '#content/library.ts';
import {
  materialCostNote,
  materialPriceLabels,
  materials,
  materialsIntroduction,
  otherWalls,
} from '#content/materials.ts';
import { photosIntroduction } from '#content/photos.ts';
import {
  communityProjectsIntroduction,
  projectsIntroduction,
} from '#content/projects/projects-page.ts';
import { privacy } from '#content/privacy.ts';
import { projects } from '#content/projects/projects.ts';
import { resourceCards, resourceWords, resourcesIntroduction } from '#content/resources-hub.ts';
import { servicesIntroduction } from '#content/services.ts';
import {
  describedServices,
  pricingNotes,
  processSteps,
  servicesSections,
} from '#content/services-sections.ts';
import { siteMapCards, siteMapWords } from '#content/site-map.ts';
import { terms } from '#content/terms.ts';
import { toolNotes } from '#content/tools/tool-copies.ts';
import { toolIntroductions } from '#content/tools/tool-introductions.ts';
import { toolsIntroduction } from '#content/tools/tools-page.ts';
import { videoWords, videos } from '#content/videos.ts';
import type { Article, Block } from '#shared/article.ts';
import { materialIds } from '#shared/material-parts.ts';
import { toolIds } from '#shared/tools/tool.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { shippedPictures, usedPicture } from './article-figures.ts';
import { shippedEntriesOf } from './page-bodies.ts';
import { pagesOf } from './page-contents.ts';
import { findShippedPage } from './shipped-pages.ts';

/** The article with the caption of its picture in each figure that has none of its own. */
function withCaptions(article: Article): Article {
  const inPlace = (block: Block): Block =>
    block.kind === 'figure'
      ? { ...block, caption: block.caption ?? shippedPictures.get(block.picture)?.caption ?? '' }
      : block;
  const sections = article.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(inPlace),
  }));
  return { ...article, sections };
}

test.each([
  ['about', about],
  ['philosophy', philosophy],
  ['philosophy-process', philosophyProcess],
  ['climate-responsive', climateResponsive],
  ['landscape-integration', landscapeIntegration],
  ['heritage-research', heritageResearch],
  ['glossary', glossaryArticle],
  ['terms', terms],
  ['privacy', privacy],
] as const)('%s renders every block of the shipped content', (name, article) => {
  expect(findShippedPage(name).article).toEqual(withCaptions(article));
});

test('a draft section is rendered only when requested', () => {
  expect(findShippedPage('philosophy-process-draft').article.sections.at(-1)).toEqual({
    ...withCaptions({ ...philosophyProcess, sections: [fifteenPrinciples] }).sections[0],
    isDraft: true,
  });
  const { sections } = findShippedPage('philosophy-process').article;
  expect(sections.some(({ id }) => id === fifteenPrinciples.id)).toBe(false);
});

test.each([
  ['projects', projectsIntroduction],
  ['community-projects', communityProjectsIntroduction],
  ['blog', blogIntroduction],
  ['resources', resourcesIntroduction],
  ['library', libraryIntroduction],
  ['tools', toolsIntroduction],
  ['tool-sun', toolIntroductions.sun],
  ['tool-permit-path', toolIntroductions['permit-path']],
  ['design-services', servicesIntroduction],
  ['contact', contactIntroduction],
  ['photos', photosIntroduction],
] as const)('%s begins with the shipped introduction', (name, introduction) => {
  expect(findShippedPage(name).introduction).toEqual(introduction);
});

test.each(toolIds)('the tool %s renders the shipped content', (id) => {
  const { sections, limits } = findShippedPage(`tool-${id}`);
  expect(limits).toEqual(toolNotes[id].limits);
  expect(sections).toEqual(toolNotes[id].sections.map((section) => ({ list: [], ...section })));
});

test.each(Object.keys(comingSoonPictures) as (keyof typeof comingSoonPictures)[])(
  '%s says what is coming as it came with the site',
  (id) => {
    const { introduction, planned, alternatives } = findShippedPage(id);
    const { title, text, description, ...lists } = comingSoonWords[id];
    expect(introduction).toEqual({ title, paragraphs: [text], description });
    expect({ planned, alternatives }).toEqual(lists);
  },
);

test('the climate page has the shipped figures', () => {
  const { note, places } = findShippedPage('climate-responsive').figures;
  expect(note).toBe(climateFiguresNote);
  expect(places).toEqual(
    climatePlaces.map(({ id, name, sunshine, temperature }) => ({
      id,
      name,
      sunshine,
      temperature,
    })),
  );
});

test('the videos have the shipped texts', () => {
  expect(findShippedPage('heritage-research').videos).toEqual(
    Object.fromEntries(
      videos.map(({ id, title }) => {
        const { caption, description } = videoWords[id];
        return [id, { title, caption, description: [description] }];
      }),
    ),
  );
});

test('the services page renders every part of the shipped content', () => {
  const { sections, groups, pricing, steps } = findShippedPage('design-services');
  expect({
    ...sections,
    ...Object.fromEntries(groups.map(({ id, title, text }) => [id, { title, text }])),
  }).toEqual(servicesSections);
  expect([pricing, steps]).toEqual([pricingNotes, processSteps]);
  expect(
    groups.flatMap(({ id, services }) => services.map((service) => ({ ...service, group: id }))),
  ).toEqual(describedServices);
});

test('Contact renders every part of the shipped content, and the services page the shipped reply time', () => {
  expect(findShippedPage('contact').parts).toEqual(contactPage);
  const { title, text } = contactPage.response;
  expect(findShippedPage('design-services').response).toEqual({ title, text });
});

test('the cards have the shipped texts, each at its address', () => {
  const { cards, description } = findShippedPage('site-map');
  expect(description).toBe(siteMapWords.description);
  expect(cards).toEqual(siteMapCards.map(({ id }) => siteMapWords[id]));
  const resources = findShippedPage('resources');
  expect(resources.window).toEqual([resourceWords.tools.window]);
  expect(resources.cards).toEqual(
    resourceCards.map(({ id }) => {
      const { title, line } = resourceWords[id];
      return { title, line };
    }),
  );
});

test('galleries keep their printed numbers and captions', () => {
  const { galleries, pictures } = findShippedPage('heritage-research');
  for (const { id, items } of heritageGalleries) {
    expect(
      galleries[`gallery:${id}`]?.map(({ number, picture, caption }) => [
        number,
        picture.id,
        caption,
      ]),
    ).toEqual(items.map(({ number, picture, caption }) => [number, picture, caption]));
  }
  expect(pictures.map(({ id }) => id)).toContain('heritage/film-music-in-the-commons');
});

test('questions, works and the banner of About are the shipped ones', () => {
  expect(findShippedPage('design-services').questions).toEqual(frequentQuestions);
  expect(findShippedPage('library').works).toEqual(
    libraryResources.map((work) => ({ ...work, id: String(work.id) })),
  );
  expect(findShippedPage('about').banner).toBe(aboutBanner);
});

test('the materials page renders the shipped content verbatim, with the projects’ own titles', () => {
  const page = findShippedPage('natural-building-materials');
  expect(page).toMatchObject({
    title: materialsIntroduction.title,
    standfirst: materialsIntroduction.standfirst,
    description: materialsIntroduction.description,
    lead: { id: materialsIntroduction.lead },
    introduction: materialsIntroduction.paragraphs,
    priceLabels: materialPriceLabels,
    costNote: materialCostNote,
    others: otherWalls,
  });
  expect(page.sheets).toEqual(
    materials.map(({ image, projects: shown, ...sheet }) => ({
      ...sheet,
      picture: expect.objectContaining({
        id: image,
        caption: shippedPictures.get(image)?.caption,
        label: shippedPictures.get(image)?.label,
      }),
      projects: shown.map((project) => ({
        ...project,
        title: projects.find(({ id }) => id === project.id)?.title,
      })),
    })),
  );
});

test('there are seven sheets in their order, whatever was imported, and none shows a hidden project', () => {
  const { 'natural-building-materials': page } = pagesOf(
    (kind) => {
      const entries = shippedEntriesOf(kind);
      return kind === 'material'
        ? [
            ...entries.map((entry) => ({ ...entry, id: 'hempcrete' })).slice(0, 1),
            ...entries,
          ].toReversed()
        : entries;
    },
    (use) => usedPicture(use, () => undefined),
    (id) => (id === 7 ? 'Glenlyon' : undefined),
  );
  expect(page.sheets.map(({ id }) => id)).toEqual(materialIds);
  expect(page.sheets[0]?.projects).toEqual([
    { id: 7, title: 'Glenlyon', note: expect.any(String) },
  ]);
});

test('a heading that the owner adds gets an anchor from its text, and no anchor occurs twice', () => {
  const written = (body: PageBody): PageBody => ({
    ...body,
    blocks: [
      { kind: 'heading', level: 2, text: 'Lime in winter' },
      { kind: 'heading', level: 3, text: 'Lime in winter' },
      { kind: 'paragraph', text: 'Wait.' },
      { kind: 'heading', level: 2, text: '家' },
    ],
  });
  const { philosophy: shown } = pagesOf(
    (kind) =>
      shippedEntriesOf(kind).map((entry) =>
        'blocks' in entry.body
          ? { ...entry, body: { ...entry.body, ...written(entry.body) } }
          : entry,
      ),
    (use) => usedPicture(use, () => undefined),
    () => undefined,
  );
  expect(shown.article.sections.map(({ id }) => id)).toEqual(['lime-in-winter', 'section']);
  expect(shown.article.sections[0]?.blocks[0]).toMatchObject({ id: 'lime-in-winter-2' });
});

test('a picture that was not uploaded yet breaks no page, as in a preview', () => {
  const missing = { picture: `uploaded/${'a'.repeat(64)}` };
  const shown = pagesOf(
    (kind) =>
      shippedEntriesOf(kind).map(({ id, body }) => ({
        id,
        body: {
          ...body,
          ...('lead' in body && { lead: { ...body.lead, ...missing } }),
          ...('picture' in body && { picture: { ...body.picture, ...missing } }),
        },
      })),
    (use) => usedPicture(use, () => undefined),
    () => undefined,
  );
  expect(shown.about.article.lead).toBeUndefined();
  expect(shown.about.article.sections).toEqual(findShippedPage('about').article.sections);
  expect(shown['natural-building-materials'].lead).toBeNull();
  expect(shown['natural-building-materials'].sheets.map(({ picture }) => picture)).toEqual(
    materials.map(() => null),
  );
  expect(shown.landing.picture).toEqual(findShippedPage('landing').picture);
});

test('the front page has no separate portrait crop once the owner sets a focal point', () => {
  const focus = { x: 0.2, y: 0.8 };
  const { landing } = pagesOf(
    (kind) =>
      shippedEntriesOf(kind).map(({ id, body }) => ({
        id,
        body: {
          ...body,
          ...('headline' in body && { picture: { ...body.picture, focus } }),
        },
      })),
    (use) => usedPicture(use, () => undefined),
    () => undefined,
  );
  expect(findShippedPage('landing').tall).not.toBeNull();
  expect(landing).toMatchObject({ picture: { focus }, tall: null });
});
