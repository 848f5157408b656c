import { describe, expect, it } from 'vitest';
import { linkTargetsOf } from '#shared/content-types/texts.ts';
import { runningTextsOf } from '#features/article/article-texts.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import type { PageBody } from '#shared/content-types/page.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import type { Source } from '../schema.ts';
import { comingSoonBodies } from '../coming-soon.ts';
import { documents } from '../documents/documents.ts';
import { glossary } from '../glossary.ts';
import { navigationItems } from '../navigation.ts';
import { resourceCards, resourcesPageBody } from '../resources-hub.ts';
import { siteMapCards } from '../site-map.ts';
import { sources } from '../sources.ts';
import { climateResponsive } from './climate-responsive.ts';
import { landscapeIntegration } from './landscape-integration.ts';
import { fifteenPrinciples, philosophyProcess } from './philosophy-process.ts';
import { philosophy } from './philosophy.ts';

const articles: Record<string, { article: PageBody; route?: string }> = {
  'philosophy-process': { article: philosophyProcess, route: '/philosophy-process' },
  philosophy: { article: philosophy, route: '/philosophy' },
  'landscape-integration': {
    article: landscapeIntegration,
    route: '/landscape-integration',
  },
  'climate-responsive': { article: climateResponsive, route: '/climate-responsive' },
  ...Object.fromEntries(Object.entries(documents).map(([slug, article]) => [slug, { article }])),
};

function anchorsOf(blocks: readonly ContentBlock[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' || block.kind === 'table'
      ? (block.anchor ?? [])
      : block.kind === 'definitions'
        ? block.items.flatMap(({ anchor }) => anchor ?? [])
        : [],
  );
}

function linksOf(blocks: readonly ContentBlock[]): readonly string[] {
  return blocks.flatMap((block) => runningTextsOf(block).flatMap(linkTargetsOf));
}

const anchorsByRoute = new Map(
  [...Object.values(articles), { article: glossary, route: '/glossary' }].flatMap(
    ({ article, route }) =>
      route === undefined ? [] : [[route, new Set(anchorsOf(article.blocks))] as const],
  ),
);

function expectAnchorExists(href: string): void {
  const url = new URL(href, 'https://example.test');
  const anchors = anchorsByRoute.get(url.pathname);
  if (anchors === undefined) return;
  for (const anchor of [url.hash.slice(1), url.searchParams.get('section') ?? '']) {
    if (anchor !== '') expect(anchors, href).toContain(anchor);
  }
}

describe.each(Object.entries(articles))('%s', (_name, { article }) => {
  it('says something in every section', () => {
    for (const section of sectionsOf(article.blocks)) {
      expect(section.blocks.length, section.id).toBeGreaterThan(0);
    }
  });

  it('has a description that a search engine shows in full', () => {
    expect(article.description.length).toBeGreaterThanOrEqual(70);
    expect(article.description.length).toBeLessThanOrEqual(160);
  });

  it('has unique kebab-case anchors', () => {
    const anchors = anchorsOf(article.blocks);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('cites an existing source under every table that cites one', () => {
    const named = article.blocks.flatMap((block) =>
      block.kind === 'table' && block.source !== undefined ? [block.source] : [],
    );
    for (const id of named) expect(Object.keys(sources)).toContain(id);
  });

  it('links only to sources and anchors that exist', () => {
    for (const link of linksOf(article.blocks)) {
      if (link.startsWith('source:')) expect(Object.keys(sources)).toContain(link.slice(7));
      else {
        expect(link).toMatch(/^\//);
        expectAnchorExists(link);
      }
    }
  });
});

describe('the fifteen principles', () => {
  it('are a section of their own, shown only to whoever asks for the draft', () => {
    const drafts = sectionsOf(philosophyProcess.blocks).filter(({ isDraft }) => isDraft);
    expect(drafts.map(({ id }) => id)).toEqual(['fifteen-principles']);
  });

  it('name all fifteen', () => {
    const terms = fifteenPrinciples.flatMap((block) =>
      block.kind === 'definitions' ? block.items.map((item) => item.term) : [],
    );
    expect(terms).toHaveLength(15);
  });
});

describe('the pattern language', () => {
  it('keeps the anchors that other pages and old links use', () => {
    const anchors = anchorsOf(philosophyProcess.blocks);
    expect(anchors).toEqual(
      expect.arrayContaining([
        'central-highlands-patterns',
        'north-facing-living-areas',
        'twenty-degrees-north-east',
        'north-east-outdoor-area',
        'north-west-winter-corner',
        'south-west-corner-buffer',
        'south-side-insulation',
        'south-central-breezeway',
      ]),
    );
  });
});

describe('the landscape article', () => {
  it('has a picture in each of its five themes', () => {
    expect(sectionsOf(landscapeIntegration.blocks).map((section) => section.id)).toEqual([
      'existing-landscape',
      'graduated-transitions',
      'solar-orientation',
      'water',
      'productive-landscape',
    ]);
    for (const section of sectionsOf(landscapeIntegration.blocks)) {
      const pictures = section.blocks.flatMap((block) =>
        block.kind === 'figure' ? [block.figure.picture] : [],
      );
      expect(pictures).toContain(`landscape/${section.id}`);
    }
  });
});

describe('the climate article', () => {
  it('has a place for each component of its page', () => {
    const slots = climateResponsive.blocks.flatMap((block) =>
      block.kind === 'part' || block.kind === 'gallery' ? [block.name] : [],
    );
    expect(slots.toSorted()).toEqual([
      'diagrams',
      'sunshine-table',
      'temperature-chart',
      'temperature-table',
    ]);
  });
});

/** Encyclopedias, copies shared by third parties, a trade's advice, and other councils on a rule of the State. */
const noSources =
  /wikipedia|scribd|studylib|docplayer|vdocuments|docslib|liveability\.com|plumber\.com|buloke|greaterdandenong|moorabool/;

describe('sources', () => {
  it('cites no rule from a page without authority over it', () => {
    const weak = Object.values<Source>(sources).filter(({ url }) => noSources.test(url));
    expect(weak.map(({ title }) => title)).toEqual([]);
  });

  it.each(Object.entries<Source>(sources))(
    '%s has a secure address, and months that are months',
    (_id, source) => {
      expect(source.url).toMatch(/^https:\/\//);
      for (const month of [source.checked, source.copyRead]) {
        if (month) expect(month).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      }
      expect(source.title).not.toBe('');
      expect(source.publisher).not.toBe('');
    },
  );
});

describe('pages of cards', () => {
  it('keeps the cards of the site map that the specification names, in its order', () => {
    const specified = [
      '/about',
      '/projects',
      '/philosophy-process',
      '/resources',
      '/heritage-research',
      '/design-services',
      '/sustainability',
      '/bioregionalism',
    ];
    const hrefs: readonly string[] = siteMapCards.map((card) => card.href);
    expect(hrefs.filter((href) => specified.includes(href))).toEqual(specified);
  });

  it('keeps the cards of the resources hub that the specification names, in its order', () => {
    const specified = [
      'Climate-Responsive Design',
      'Landscape Integration',
      'Natural Building Materials',
      'Library',
      'Building Codes & Compliance',
      'Tools & Methods',
    ];
    const titles = resourceCards.map(({ id }) => resourcesPageBody[id].title);
    expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  });

  it('points to anchors that exist', () => {
    const lines = Object.values(comingSoonBodies).flatMap(({ alternatives }) => alternatives);
    const links = lines.flatMap(linkTargetsOf);
    expect(links).toHaveLength(lines.length);
    const besides = resourceCards.flatMap((card) => ('also' in card ? [card.also.href] : []));
    expect(besides).toEqual(['/glossary', '/tools']);
    for (const href of [...links, ...besides]) expectAnchorExists(href);
  });

  it('orders the menu by distinct priorities', () => {
    const priorities = navigationItems.map((item) => item.priority);
    expect(new Set(priorities).size).toBe(priorities.length);
    expect(new Set(navigationItems.map((item) => item.href)).size).toBe(navigationItems.length);
  });
});
