import type { DefaultEntry } from '#content/default-entry.ts';
import { defaults } from '#content/defaults.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { readDefaults } from '../content/defaults-of.ts';

const cover = (picture: string): ImageRef => ({
  picture,
  alt: 'A wall of mud brick',
  isDecorative: false,
  caption: '',
  isStandIn: false,
});

export const sampleProject = (
  id: string,
  changes: Partial<DefaultEntry<'project'>> = {},
): DefaultEntry<'project'> => ({
  id,
  title: `Project ${id}`,
  category: 'residential',
  status: 'design-study',
  description: 'A house of mud brick.',
  details: 'First paragraph.\n\nSecond paragraph.',
  cover: cover('projects/cover'),
  publishedAt: '2024-05-01T00:00:00.000Z',
  gallery: [],
  groups: [],
  features: [],
  ...changes,
});

const communityProject: DefaultEntry<'community-project'> = {
  id: '1',
  title: 'Food forest',
  description: 'Fruit for everybody.',
  location: 'Coburg',
  cover: cover('community/cover'),
  gallery: [],
  link: '',
  linkText: '',
};

const article = (
  id: string,
  changes: Partial<DefaultEntry<'article'>> = {},
): DefaultEntry<'article'> => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: 'In short.',
  blocks: [
    { kind: 'heading', level: 2, text: 'Lime' },
    { kind: 'paragraph', text: 'Patience.' },
  ],
  cover: cover('blog/cover'),
  category: 'Materials',
  publishedAt: '2025-01-01T00:00:00.000Z',
  ...changes,
});

/** Small content for tests of the API; the pages are those of the release. */
export const sampleContent = {
  ...defaults,
  project: [sampleProject('1'), sampleProject('2', { category: 'community' })],
  'community-project': [communityProject],
  article: [
    article('1'),
    article('2', {
      publishedAt: '2025-02-01T00:00:00.000Z',
      blocks: [{ kind: 'paragraph', text: 'Safe & "sound", 1 < 2, [b](https://example.org)' }],
    }),
  ],
};

export const sampleDefaultsOf = readDefaults(sampleContent);
