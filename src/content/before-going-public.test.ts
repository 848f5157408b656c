import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publicAddresses } from '#testing/support/public-addresses.ts';
import { OwnerFact, beforeGoingPublic } from './before-going-public.ts';
import { documents } from './documents/documents.ts';
import type { Source } from './schema.ts';
import { sources } from './sources.ts';
import { permitSources } from './tools/permit-sources.ts';
import { toolSources } from './tools/sources.ts';
import type { ToolSource } from './tools/sources.ts';
import { released } from '#server/content/released.ts';

const { communityProjects, projects } = released;

const pathsNamed = new Set(
  beforeGoingPublic.flatMap(({ where }) => where.map(({ path }) => path.split('#')[0] ?? path)),
);

describe('what the owner confirms before going public', () => {
  it('has complete entries with unique ids', () => {
    for (const fact of beforeGoingPublic) expect(v.parse(OwnerFact, fact)).toEqual(fact);
    const ids = beforeGoingPublic.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names pages and PDFs that exist', () => {
    const papers = Object.keys(documents).map((name) => `/attached_assets/documents/${name}.pdf`);
    for (const path of pathsNamed) expect([...publicAddresses, ...papers]).toContain(path);
  });

  it('asks about every project that is not marked as built, and about every community project', () => {
    for (const { id, title } of projects.filter(({ status }) => status === 'design-study')) {
      expect(
        beforeGoingPublic.some(
          ({ what, where }) =>
            what.includes(title) && where.some(({ path }) => path === `/projects/${id}`),
        ),
        title,
      ).toBe(true);
    }
    for (const { id } of communityProjects) {
      expect([...pathsNamed]).toContain(`/community-projects/${id}`);
    }
  });

  it('lists every source that was not checked on its publisher’s page', () => {
    const ofTools = Object.values<ToolSource>({ ...toolSources, ...permitSources });
    const unchecked = [
      ...Object.values<Source>(sources).filter(({ checked }) => checked === undefined),
      ...ofTools.filter(({ reading }) => reading !== 'publisher'),
    ];
    const fact = beforeGoingPublic.find(({ id }) => id === 'sources-on-the-day');
    const entries = fact?.list?.entries ?? [];
    expect(new Set(entries).size).toBe(entries.length);
    for (const { title, url } of unchecked) {
      expect(entries.some((entry) => entry.includes(title) && entry.endsWith(url))).toBe(true);
    }
  });

  it('asks for the facts of the business that only the owner knows', () => {
    expect(beforeGoingPublic.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['gst', 'registration', 'insurance', 'terms']),
    );
  });
});
