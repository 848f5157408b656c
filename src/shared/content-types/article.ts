import * as v from 'valibot';
import { paths } from '../paths.ts';
import { ArticleBlocks } from './blocks.ts';
import { contentType } from './definition.ts';
import { Cover } from './project.ts';
import { line, paragraphs, textLimits } from './texts.ts';

/** The date of its first publication here; set automatically. */
export const article = contentType({
  kind: 'article',
  labels: { one: 'Article', many: 'Articles', add: 'New article' },
  group: 'Lists',
  pages: [],
  shownAs: 'elsewhere',
  pathOf: ({ slug }) => (slug === '' ? undefined : paths.blogArticle(slug)),
  canBeHidden: true,
  address: 'slug',
  body: v.object({
    title: line('Give the article a title'),
    /** On the card and for search engines. */
    excerpt: paragraphs(
      'Write the summary: two or three sentences for the card',
      textLimits.summary,
    ),
    /** Subject on the card. */
    category: line('Write a subject, such as Site and climate', 60),
    cover: Cover,
    blocks: ArticleBlocks,
  }),
  titleOf: ({ title }) => title,
  empty: { title: '', excerpt: '', category: '', cover: null, blocks: [] },
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'category', label: 'Subject', help: 'For example “Site and climate”.', input: 'line' },
    { name: 'cover', label: 'Cover picture', input: 'picture' },
    {
      name: 'excerpt',
      label: 'Summary',
      help: 'Two or three sentences for the card and for search engines.',
      input: 'paragraphs',
    },
    { name: 'blocks', label: 'Article', input: 'blocks' },
  ],
});
