import { describe, expect, it } from 'vitest';
import { linkTargetsOf } from '#shared/content-types/texts.ts';
import { runningTextsOf } from '#features/article/article-texts.ts';
import type { Article, Section, Source } from '../schema.ts';
import { comingSoonWords } from '../coming-soon.ts';
import { documents } from '../documents/documents.ts';
import { glossaryArticle } from '../glossary.ts';
import { navigationItems } from '../navigation.ts';
import { comingSoonAlternative, resourceCards, resourceWords } from '../resources-hub.ts';
import { siteMapCards } from '../site-map.ts';
import { sources } from '../sources.ts';
import { climateResponsive } from './climate-responsive.ts';
import { landscapeIntegration } from './landscape-integration.ts';
import { fifteenPrinciples, philosophyProcess } from './philosophy-process.ts';
import { philosophy } from './philosophy.ts';

const articles: Record<string, { article: Article; route?: string }> = {
  'philosophy-process': { article: philosophyProcess, route: '/philosophy-process' },
  philosophy: { article: philosophy, route: '/philosophy' },
  'landscape-integration': {
    article: landscapeIntegration,
    route: '/landscape-integration',
  },
  'climate-responsive': { article: climateResponsive, route: '/climate-responsive' },
  ...Object.fromEntries(Object.entries(documents).map(([slug, article]) => [slug, { article }])),
};

function textsOfSection(section: Section): readonly string[] {
  return [section.title, ...section.blocks.flatMap(runningTextsOf)];
}

function anchorsOf(sections: readonly Section[]): readonly string[] {
  return sections.flatMap((section) => [
    section.id,
    ...section.blocks.flatMap((block) =>
      block.kind === 'subheading' || block.kind === 'table'
        ? [block.id]
        : block.kind === 'definitions'
          ? block.items.flatMap(({ id }) => id ?? [])
          : [],
    ),
  ]);
}

function linksOf(sections: readonly Section[]): readonly string[] {
  const text = sections.flatMap(textsOfSection).join('\n');
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
}

const anchorsByRoute = new Map(
  [...Object.values(articles), { article: glossaryArticle, route: '/glossary' }].flatMap(
    ({ article, route }) =>
      route === undefined ? [] : [[route, new Set(anchorsOf(article.sections))] as const],
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
    for (const section of article.sections) {
      expect(section.blocks.length, section.id).toBeGreaterThan(0);
    }
  });

  it('has a description that a search engine shows in full', () => {
    expect(article.description.length).toBeGreaterThanOrEqual(70);
    expect(article.description.length).toBeLessThanOrEqual(160);
  });

  it('has unique kebab-case anchors', () => {
    const anchors = anchorsOf(article.sections);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('cites an existing source under every table that cites one', () => {
    const named = article.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.kind === 'table' && block.source !== undefined ? [block.source] : [],
      ),
    );
    for (const id of named) expect(Object.keys(sources)).toContain(id);
  });

  it('links only to sources and anchors that exist', () => {
    for (const link of linksOf(article.sections)) {
      if (link.startsWith('source:')) expect(Object.keys(sources)).toContain(link.slice(7));
      else {
        expect(link).toMatch(/^\//);
        expectAnchorExists(link);
      }
    }
  });
});

describe('the fifteen principles', () => {
  it('are a section of their own, kept out of the article', () => {
    expect(fifteenPrinciples.id).toBe('fifteen-principles');
    expect(anchorsOf(philosophyProcess.sections)).not.toContain('fifteen-principles');
  });

  it('name all fifteen', () => {
    const terms = fifteenPrinciples.blocks.flatMap((block) =>
      block.kind === 'definitions' ? block.items.map((item) => item.term) : [],
    );
    expect(terms).toHaveLength(15);
  });
});

describe('the pattern language', () => {
  it('keeps the anchors that other pages and old links use', () => {
    const anchors = anchorsOf(philosophyProcess.sections);
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
    expect(landscapeIntegration.sections.map((section) => section.id)).toEqual([
      'existing-landscape',
      'graduated-transitions',
      'solar-orientation',
      'water',
      'productive-landscape',
    ]);
    for (const section of landscapeIntegration.sections) {
      const pictures = section.blocks.flatMap((block) =>
        block.kind === 'figure' ? [block.picture] : [],
      );
      expect(pictures).toContain(`landscape/${section.id}`);
    }
  });
});

describe('the climate article', () => {
  it('has a slot for each component of its page', () => {
    const slots = climateResponsive.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'slot' ? [block.name] : [])),
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
    const titles = resourceCards.map(({ id }) => resourceWords[id].title);
    expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  });

  it('points to anchors that exist', () => {
    const lines = Object.values(comingSoonWords).flatMap(({ alternatives }) => alternatives);
    const links = lines.flatMap(linkTargetsOf);
    expect(links).toHaveLength(lines.length);
    for (const href of [...links, comingSoonAlternative.href]) expectAnchorExists(href);
  });

  it('orders the menu by distinct priorities', () => {
    const priorities = navigationItems.map((item) => item.priority);
    expect(new Set(priorities).size).toBe(priorities.length);
    expect(new Set(navigationItems.map((item) => item.href)).size).toBe(navigationItems.length);
  });
});
