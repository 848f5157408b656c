import type { CommunityProject, Project, WrittenPost } from '#shared/schemas/content.ts';
import type { Seed } from '../services/content.ts';

const project = (id: number, changes: Partial<Project> = {}): Project => ({
  id,
  title: `Project ${id}`,
  category: 'residential',
  standing: 'design-study',
  description: 'A house of mud brick.',
  details: 'First paragraph.\n\nSecond paragraph.',
  imageUrl: '/attached_assets_compressed/projects/cover-1600.avif',
  createdAt: '2024-05-01T00:00:00.000Z',
  gallery: [],
  galleryWithCaptions: [],
  ...changes,
});

const communityProject: CommunityProject = {
  id: 1,
  title: 'Food forest',
  description: 'Fruit for everybody.',
  location: 'Coburg',
  imageUrl: '/attached_assets_compressed/community/cover-1600.avif',
  gallery: [],
};

const blogPost = (id: number, changes: Partial<WrittenPost> = {}): WrittenPost => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: 'In short.',
  content: '<h2>Lime</h2><p>Patience.</p>',
  imageUrl: '/attached_assets_compressed/blog/cover-1600.avif',
  category: 'Materials',
  publishedAt: '2025-01-01T00:00:00.000Z',
  ...changes,
});

/** Small content for tests of the API. */
export const sampleSeed = {
  projects: [project(1), project(2, { category: 'community' })],
  communityProjects: [communityProject],
  blogPosts: [
    blogPost(1),
    blogPost(2, {
      publishedAt: '2025-02-01T00:00:00.000Z',
      content:
        '<p onclick="steal()">Safe<script>alert(1)</script></p>' +
        '<a href="javascript:alert(1)">a</a><a href="https://example.org">b</a>' +
        '<img src="https://elsewhere.example/x.jpg"><iframe src="//evil.example"></iframe>',
    }),
  ],
} satisfies Seed;
