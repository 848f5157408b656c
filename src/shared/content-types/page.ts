import * as v from 'valibot';
import { PageBlocks } from './blocks.ts';
import { contentType } from './definition.ts';
import { ImageRef } from './image-ref.ts';
import { OptionalLine, inline, line, textLimits } from './texts.ts';

/** A long text of the site. The release decides which there are, and their addresses. */
export const page = contentType({
  kind: 'page',
  labels: { one: 'Page', many: 'Pages', add: null },
  group: 'Pages',
  pages: [
    'about',
    'philosophy',
    'philosophy-process',
    'philosophy-process-draft',
    'climate-responsive',
    'landscape-integration',
    'heritage-research',
    'glossary',
    'terms',
    'privacy',
  ],
  shownAs: 'its-own',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    title: line('Give the page a title'),
    standfirst: inline('Write the opening sentences: what the page is about', textLimits.summary),
    description: line('Write one sentence for search engines', 300),
    /** Null for a page that came without one. */
    lead: v.nullable(ImageRef),
    /** In large type across the page; empty for none. */
    banner: OptionalLine,
    blocks: PageBlocks,
  }),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'standfirst', label: 'Opening sentences', input: 'inline' },
    { name: 'lead', label: 'Picture at the top', input: 'picture', isOptional: true },
    {
      name: 'banner',
      label: 'Banner across the page',
      input: 'line',
      isOptional: true,
    },
    { name: 'blocks', label: 'Text', input: 'blocks' },
    {
      name: 'description',
      label: 'For search engines',
      help: 'One sentence of 70 to 160 characters.',
      input: 'line',
    },
  ],
});
export type PageBody = v.InferOutput<typeof page.body>;
