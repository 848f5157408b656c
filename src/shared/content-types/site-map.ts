import * as v from 'valibot';
import { Card, card } from './card.ts';
import { contentType } from './definition.ts';
import { line } from './texts.ts';

/** The words of the site map, card by card. */
export const siteMap = contentType({
  kind: 'site-map',
  labels: { one: 'Site map', many: 'Site map', add: null },
  group: 'Pages',
  pages: ['site-map'],
  shownAs: 'only',
  canBeHidden: false,
  address: 'none',
  body: v.object({
    about: Card,
    projects: Card,
    process: Card,
    resources: Card,
    heritage: Card,
    services: Card,
    sustainability: Card,
    bioregionalism: Card,
    description: line('Write one sentence for search engines', 300),
  }),
  titleOf: () => 'Site map',
  empty: null,
  fields: [
    card('about', 'About'),
    card('projects', 'Projects'),
    card('process', 'Process'),
    card('resources', 'Resources'),
    card('heritage', 'Heritage'),
    card('services', 'Services'),
    card('sustainability', 'Sustainability'),
    card('bioregionalism', 'Bio-regionalism'),
    {
      name: 'description',
      label: 'For search engines',
      help: 'One sentence of 70 to 160 characters.',
      input: 'line',
    },
  ],
});
export type SiteMapBody = v.InferOutput<typeof siteMap.body>;
export type SiteMapCardId = Exclude<keyof SiteMapBody, 'description'>;
