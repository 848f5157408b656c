import { describe, expect, it } from 'vitest';

import { blogAppendix } from './blog-appendix.ts';
import { seedSources } from '../sources-seed.ts';
import { sources } from '../sources.ts';

describe('blog appendix', () => {
  it('names author, work, year, page and a source for its quotation', () => {
    const { author, work, year, page, source } = blogAppendix.quotation;
    expect([author, work, year, page]).toEqual([
      'Christopher Alexander',
      'A Pattern Language',
      1977,
      'xiii',
    ]);
    expect(sources[source].url).toMatch(/^https:/);
  });

  it('ends with links to the blog and the contact page', () => {
    expect(blogAppendix.continueReading.links.map(({ href }) => href)).toEqual([
      '/blog',
      '/contact',
    ]);
  });
});

describe('sources of the seeds', () => {
  it('are addresses over https, listed once', () => {
    const listed = Object.values(seedSources);
    for (const { url } of listed) expect(new URL(url).protocol).toBe('https:');
    expect(new Set(listed.map(({ url }) => url)).size).toBe(listed.length);
  });
});
