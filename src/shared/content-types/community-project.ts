import * as v from 'valibot';
import { paths } from '../paths.ts';
import { contentType } from './definition.ts';
import { Cover, Gallery } from './project.ts';
import { OptionalLine, line, paragraphs } from './texts.ts';

export const communityProject = contentType({
  kind: 'community-project',
  labels: { one: 'Community project', many: 'Community projects', add: 'New community project' },
  group: 'Lists',
  pages: [],
  shownAs: 'elsewhere',
  pathOf: ({ number }) => (number === null ? undefined : paths.communityProject(number)),
  canBeHidden: true,
  address: 'number',
  body: v.object({
    title: line('Give the project a title'),
    /** Suburb, town or shire. */
    location: line('Write the location'),
    /** The first paragraph alone is on the card. */
    description: paragraphs('Write something about this project'),
    cover: Cover,
    gallery: Gallery,
    /** A page elsewhere: with it the card links there. Empty for none. */
    link: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (address) => address === '' || /^https?:\/\/[^\s/]+\.\S+$/i.test(address),
        'A link to another website starts with https://',
      ),
    ),
    /** Label of the link's button; empty for the page's default. */
    linkText: OptionalLine,
  }),
  titleOf: ({ title }) => title,
  empty: {
    title: '',
    location: '',
    description: '',
    cover: null,
    gallery: [],
    link: '',
    linkText: '',
  },
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'location', label: 'Location', help: 'Suburb, town or shire.', input: 'line' },
    { name: 'cover', label: 'Cover picture', input: 'picture' },
    {
      name: 'description',
      label: 'About this project',
      help: 'Leave a blank line between two paragraphs. The card shows the first one.',
      input: 'paragraphs',
    },
    { name: 'gallery', label: 'Gallery', input: 'pictures', isOptional: true },
    {
      name: 'link',
      label: 'Link to another website',
      help: 'With a link, the card opens that website and not our own page.',
      input: 'line',
      isOptional: true,
    },
    { name: 'linkText', label: 'Link text', input: 'line', isOptional: true },
  ],
});
