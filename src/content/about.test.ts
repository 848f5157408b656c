import { describe, expect, it } from 'vitest';

import { plainText } from '#lib/inline-markup.ts';

import { about, aboutBanner } from './about.ts';
import { contactPage } from './contact-page.ts';
import { photoAssignment, photos } from './photos.ts';
import type { Article } from './schema.ts';

const article: Article = about;
const blocks = article.sections.flatMap((section) => section.blocks);

describe('About', () => {
  it('is at least 700 words long', () => {
    const words = blocks
      .flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.text)] : []))
      .join(' ')
      .split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(700);
    expect(aboutBanner.length).toBeGreaterThan(40);
  });

  it('shows two captioned pictures and leads to the heritage page', () => {
    const figures = blocks.filter((block) => block.kind === 'figure');
    expect(figures.map((figure) => figure.picture)).toEqual([
      'about/village-scene',
      'about/uncle-and-nephew',
    ]);
    for (const figure of figures) expect(figure.caption).toBeTruthy();
    expect(JSON.stringify(article)).toContain('(/heritage-research)');
  });

  it('has no section twice and a description that search engines can show whole', () => {
    const ids = article.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(article.description.length).toBeGreaterThanOrEqual(70);
    expect(article.description.length).toBeLessThanOrEqual(160);
  });
});

describe('Contact', () => {
  it('promises an answer in 1-2 business days', () => {
    expect(contactPage.response.text).toContain('1-2 business days');
  });

  it('gives no address or number that only the owner could know', () => {
    const text = JSON.stringify(contactPage);
    expect(text).not.toMatch(/@[a-z]|\b0[234578]\s?\d{4}\s?\d{4}\b|\b04\d{2}\s?\d{3}\s?\d{3}\b/);
  });
});

describe('Photos', () => {
  it('are 21, named, numbered and captioned', () => {
    expect(photos.map((photo) => photo.picture)).toEqual(
      Array.from(
        { length: 21 },
        (_, index) => `photos/photo-${String(index + 1).padStart(2, '0')}`,
      ),
    );
    expect(new Set(photos.map((photo) => photo.name)).size).toBe(21);
    for (const { caption } of photos) expect(caption).toMatch(/\.$/);
  });

  it('wait to be assigned to seven categories', () => {
    expect(photoAssignment.categories).toHaveLength(7);
    expect(photoAssignment.request).toMatch(/assign/);
  });
});
