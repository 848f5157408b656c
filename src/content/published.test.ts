import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { everyMedia, everyPicture } from './all-pictures.ts';
import { imageCatalogueOf } from './image-catalogue-of.ts';
import { sources } from './sources.ts';
import { pictureIdOf } from '#shared/media.ts';
import { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';

import { shownPost } from '#server/content/article-page.ts';
import { blocksToHtml } from '#server/content/blocks-to-html.ts';
import { cleanArticle } from '#server/content/clean-article.ts';
import { released } from '#server/content/released.ts';

const { communityProjects, projects } = released;
const blogPosts = released.articles.map(shownPost);

const words = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, ' ');
const isUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length;
const placeholder =
  /lorem|ipsum|\bTODO\b|\bTBC\b|\bTBD\b|\bXXX\b|sample text|placeholder|coming soon/i;

/** The file names of `projects` and `community` pictures for one address, or undefined. */
const nameOf = (address: string, folder: string) =>
  new RegExp(`^${folder}/([a-z0-9-]+)-(cover|[1-9]\\d?)$`).exec(pictureIdOf(address) ?? '');

/** Whether a page can show the picture of an address: it has a master and alternative text. */
const isShown = (address: string) => book.has(pictureIdOf(address) ?? '');
const book = imageCatalogueOf([everyPicture, everyMedia]);

/** Checks that the pictures of a gallery are distinct, numbered without a gap, and can be shown. */
function expectOwnPictures(
  { imageUrl, gallery }: { imageUrl: string; gallery: readonly string[] },
  folder: string,
) {
  const [, slug, view] = nameOf(imageUrl, folder) ?? [];
  expect(view).toBe('cover');
  expect(gallery.length).toBeGreaterThan(0);
  expect(gallery.map((address) => nameOf(address, folder)?.slice(1))).toEqual(
    gallery.map((_, index) => [slug, `${index + 1}`]),
  );
  expect([imageUrl, ...gallery].filter((address) => !isShown(address))).toEqual([]);
}

const everyText = [
  ...projects.flatMap((project) => [
    project.title,
    project.description,
    project.details,
    ...project.galleryWithCaptions.map((section) => section.caption),
  ]),
  ...communityProjects.flatMap((project) => [project.title, project.description, project.location]),
  ...blogPosts.flatMap((post) => [post.title, post.excerpt, post.content]),
];

describe('all seeds', () => {
  it('have no placeholder text and no straight apostrophes', () => {
    for (const text of everyText) {
      expect(text).not.toMatch(placeholder);
      expect(withoutTags(text)).not.toMatch(/[a-z]'[a-z]|"/i);
    }
  });
});

describe('projects', () => {
  it.each(projects)('$title is complete', (project) => {
    expect(v.parse(Project, project)).toEqual(project);
  });

  it('have unique ids, titles and picture folders', () => {
    expect(isUnique(projects.map(({ id }) => id))).toBe(true);
    expect(isUnique(projects.map(({ title }) => title))).toBe(true);
    expect(isUnique(projects.map(({ imageUrl }) => imageUrl))).toBe(true);
  });

  it.each(projects)('$title has a cover and a gallery that can be shown', (project) => {
    expectOwnPictures(project, 'projects');
  });

  it('has captioned galleries, at least for the three that the specification names', () => {
    const captioned = projects.filter(({ galleryWithCaptions }) => galleryWithCaptions.length > 0);
    expect(captioned.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Muckleford Mudbrick Estate',
        'Eganstown Light Earth Residence',
        'Bullarto Timbercrete Residence',
      ]),
    );
    for (const { gallery, galleryWithCaptions } of captioned) {
      expect(galleryWithCaptions.flatMap(({ images }) => images)).toEqual(gallery);
      for (const { caption } of galleryWithCaptions) {
        expect(caption).toMatch(/^\*\*[^*]+\*\*/);
        expect(caption.split('**').length % 2).toBe(1);
      }
    }
  });

  it('writes the studio as a heading line and bullets', () => {
    const studio = projects.find(({ title }) => title === 'Shepherds Flat Garden Studio');
    const [heading, ...bullets] = studio?.details.split('\n') ?? [];
    expect(heading).not.toMatch(/^•/);
    expect(bullets.length).toBeGreaterThan(0);
    for (const bullet of bullets) expect(bullet).toMatch(/^• \S/);
  });
});

describe('community projects', () => {
  it.each(communityProjects)('$title is complete', (project) => {
    expect(v.parse(CommunityProject, project)).toEqual(project);
  });

  it('start with a paragraph short enough for a card', () => {
    for (const { description } of communityProjects) {
      expect(words(description.split('\n\n')[0] ?? '')).toBeLessThanOrEqual(45);
    }
  });

  it.each(communityProjects)('$title has a cover and a gallery that can be shown', (project) => {
    expectOwnPictures(project, 'community');
  });

  it('have unique ids and titles', () => {
    expect(isUnique(communityProjects.map(({ id }) => id))).toBe(true);
    expect(isUnique(communityProjects.map(({ title }) => title))).toBe(true);
  });
});

describe('blog posts', () => {
  it.each(blogPosts)('$slug is complete', (post) => {
    expect(v.parse(BlogPost, post)).toEqual(post);
    expect(pictureIdOf(post.imageUrl)).toBe(`blog/${post.slug}`);
    expect(isShown(post.imageUrl)).toBe(true);
  });

  it('have unique ids and slugs', () => {
    expect(isUnique(blogPosts.map(({ id }) => id))).toBe(true);
    expect(isUnique(blogPosts.map(({ slug }) => slug))).toBe(true);
  });

  it.each(released.articles)('$slug is HTML that the sanitiser leaves as it is', ({ blocks }) => {
    const html = blocksToHtml(blocks).join('\n');
    expect(cleanArticle(html)).toBe(html);
  });

  it.each(blogPosts)('$slug links to our own pages or to a listed source', ({ content }) => {
    const listed: readonly string[] = Object.values(sources).map(({ url }) => url);
    const addresses = [...content.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    const elsewhere = addresses.filter(
      (address) => !/^\/[a-z-]+(?:\/[a-z-]+)?(?:#[a-z0-9-]+)?$/.test(address),
    );
    expect(elsewhere.filter((address) => !listed.includes(address))).toEqual([]);
  });
});
