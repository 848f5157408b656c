import { describe, expect, it } from 'vitest';

import { sectionsOf } from '#shared/sections-of.ts';
import { about, aboutBanner } from './about.ts';
import { everyMedia } from './all-pictures.ts';
import { contactPage } from './contact-page.ts';
import { photos } from './photos.ts';
import { photoAssignment } from './photos-page.ts';
import { responseTime } from './services.ts';

const { blocks } = about;

describe('About', () => {
  it('has paragraphs and a banner', () => {
    expect(blocks.some((block) => block.kind === 'paragraph')).toBe(true);
    expect(aboutBanner).toMatch(/\S/);
  });

  it('shows captioned pictures that exist, and links to the heritage page', () => {
    const figures = blocks.filter((block) => block.kind === 'figure');
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      expect(everyMedia).toHaveProperty([figure.figure.picture]);
      expect(figure.figure.caption).toBeTruthy();
    }
    expect(JSON.stringify(about)).toContain('(/heritage-research)');
  });

  it('has no section twice, and a description that search engines show in full', () => {
    const ids = sectionsOf(blocks).map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(about.description.length).toBeGreaterThanOrEqual(70);
    expect(about.description.length).toBeLessThanOrEqual(160);
  });
});

describe('Contact', () => {
  it('promises a reply in the time that the price list names', () => {
    expect(contactPage.response.text).toContain(responseTime);
  });

  it('states no address or number that only the owner could know', () => {
    const text = JSON.stringify(contactPage);
    expect(text).not.toMatch(/@[a-z]|\b0[234578]\s?\d{4}\s?\d{4}\b|\b04\d{2}\s?\d{3}\s?\d{3}\b/);
  });
});

describe('Photos', () => {
  it('are named, numbered and captioned, and each is there', () => {
    expect(photos.map(({ photo }) => photo.picture)).toEqual(
      photos.map((_, index) => `photos/photo-${String(index + 1).padStart(2, '0')}`),
    );
    for (const { photo } of photos) expect(everyMedia).toHaveProperty([photo.picture]);
    expect(new Set(photos.map((photo) => photo.title)).size).toBe(photos.length);
    for (const { photo } of photos) expect(photo.caption).toMatch(/\.$/);
  });

  it('wait to be assigned to categories', () => {
    expect(photoAssignment.categories.length).toBeGreaterThan(0);
    expect(photoAssignment.request).toMatch(/assign/);
  });
});
