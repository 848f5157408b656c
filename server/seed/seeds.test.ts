import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { findCommunityDetails } from '#content/community-details.ts';
import { sources } from '#content/sources.ts';
import { BlogPost, CommunityProject, Project } from '#shared/schemas/content.ts';

import { blogPosts } from './blog-posts.ts';
import { communityProjects } from './community-projects.ts';
import { projects } from './projects.ts';

const words = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, ' ');
const isUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length;
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).length;
const placeholder =
  /lorem|ipsum|\bTODO\b|\bTBC\b|\bTBD\b|\bXXX\b|sample text|placeholder|coming soon/i;

/** The file names of `projects` and `community` pictures for one address, or undefined. */
const nameOf = (address: string, folder: string) =>
  new RegExp(`^/attached_assets/${folder}/([a-z0-9-]+)-(cover|[1-9])\\.jpg$`).exec(address);

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
    expect(words(project.details)).toBeGreaterThanOrEqual(250);
    expect(sentences(project.description)).toBeGreaterThanOrEqual(2);
    expect(sentences(project.description)).toBeLessThanOrEqual(3);
    expect(Date.parse(project.createdAt)).toBeLessThan(Date.parse('2026-11-01'));
  });

  it('have unique ids, titles and picture folders', () => {
    expect(isUnique(projects.map(({ id }) => id))).toBe(true);
    expect(isUnique(projects.map(({ title }) => title))).toBe(true);
    expect(isUnique(projects.map(({ imageUrl }) => imageUrl))).toBe(true);
  });

  it.each(projects)('$title has a cover and four pictures of its own', (project) => {
    const [, slug, view] = nameOf(project.imageUrl, 'projects') ?? [];
    expect(view).toBe('cover');
    expect(project.gallery.map((address) => nameOf(address, 'projects')?.slice(1))).toEqual(
      ['1', '2', '3', '4'].map((number) => [slug, number]),
    );
  });

  it('has captioned galleries for the three that the specification names, and only for them', () => {
    const captioned = projects.filter(({ galleryWithCaptions }) => galleryWithCaptions.length > 0);
    expect(captioned.map(({ title }) => title)).toEqual([
      'Muckleford Mudbrick Estate',
      'Eganstown Light Earth Residence',
      'Bullarto Timbercrete Residence',
    ]);
    for (const { gallery, galleryWithCaptions } of captioned) {
      expect(galleryWithCaptions.flatMap(({ images }) => images)).toEqual(gallery);
      for (const { caption } of galleryWithCaptions) {
        expect(caption).toMatch(/^\*\*[^*]+\*\*/);
        expect(caption.split('**').length % 2).toBe(1);
      }
    }
  });

  it('writes the studio as a heading line and bullets, and the others in paragraphs', () => {
    for (const { title, details } of projects) {
      if (title === 'Shepherds Flat Garden Studio') {
        const [heading, ...bullets] = details.split('\n');
        expect(heading).not.toMatch(/^•/);
        expect(bullets.length).toBeGreaterThan(5);
        for (const bullet of bullets) expect(bullet).toMatch(/^• \S/);
      } else {
        expect(details.split('\n\n').length).toBeGreaterThanOrEqual(4);
        expect(details.replaceAll('\n\n', '')).not.toContain('\n');
      }
    }
  });
});

describe('community projects', () => {
  it.each(communityProjects)('$title is complete', (project) => {
    expect(v.parse(CommunityProject, project)).toEqual(project);
    const about = findCommunityDetails(project.title)?.about?.join(' ') ?? project.description;
    expect(words(about)).toBeGreaterThanOrEqual(250);
  });

  it('begin with a paragraph short enough for a card', () => {
    for (const { description } of communityProjects) {
      expect(words(description.split('\n\n')[0] ?? '')).toBeLessThanOrEqual(45);
    }
  });

  it.each(communityProjects)('$title has a cover and three pictures of its own', (project) => {
    const [, slug, view] = nameOf(project.imageUrl, 'community') ?? [];
    expect(view).toBe('cover');
    expect(project.gallery.map((address) => nameOf(address, 'community')?.slice(1))).toEqual(
      ['1', '2', '3'].map((number) => [slug, number]),
    );
  });

  it('have unique ids and titles', () => {
    expect(isUnique(communityProjects.map(({ id }) => id))).toBe(true);
    expect(isUnique(communityProjects.map(({ title }) => title))).toBe(true);
  });
});

const allowedTags = new Set(
  'p h2 h3 ul ol li blockquote table thead tbody tr th td strong em a'.split(' '),
);

/** Opening and closing tags of a fragment, in order. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)].map(([, slash, name = '', rest = '']) => ({
    closes: slash === '/',
    name,
    rest,
  }));

describe('blog posts', () => {
  it.each(blogPosts)('$slug is complete', (post) => {
    expect(v.parse(BlogPost, post)).toEqual(post);
    expect(words(withoutTags(post.content))).toBeGreaterThanOrEqual(700);
    expect(post.imageUrl).toBe(`/attached_assets/blog/${post.slug}.jpg`);
    expect(post.publishedAt >= '2025-01-01').toBe(true);
    expect(post.publishedAt < '2026-11-01').toBe(true);
  });

  it('have unique ids and slugs', () => {
    expect(isUnique(blogPosts.map(({ id }) => id))).toBe(true);
    expect(isUnique(blogPosts.map(({ slug }) => slug))).toBe(true);
  });

  it.each(blogPosts)('$slug has well-formed HTML with no attribute but href', ({ content }) => {
    const open: string[] = [];
    for (const { closes, name, rest } of tagsOf(content)) {
      expect(allowedTags).toContain(name);
      if (closes) {
        expect(open.pop()).toBe(name);
      } else {
        open.push(name);
        if (name === 'a') expect(rest).toMatch(/^ href="[^"]+"$/);
        else expect(rest).toBe('');
      }
    }
    expect(open).toEqual([]);
    expect(withoutTags(content)).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
  });

  it.each(blogPosts)('$slug links to our own pages or to a listed source', ({ content }) => {
    const listed: readonly string[] = Object.values(sources).map(({ url }) => url);
    const addresses = [...content.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      if (!/^\/[a-z-]+$/.test(address)) expect(listed).toContain(address);
    }
  });

  it.each(blogPosts)('$slug has tables whose rows are as long as their heads', ({ content }) => {
    for (const [table] of content.matchAll(/<table>[\s\S]*?<\/table>/g)) {
      const columns = table.match(/<th>/g)?.length ?? 0;
      for (const [row] of table.matchAll(/<tr><td>[\s\S]*?<\/tr>/g)) {
        expect(row.match(/<td>/g)).toHaveLength(columns);
      }
    }
  });
});
