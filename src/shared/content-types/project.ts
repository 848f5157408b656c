import * as v from 'valibot';
import { paths } from '../paths.ts';
import { ProjectCategory, ProjectStatus } from '../schemas/content.ts';
import { contentType } from './definition.ts';
import { ImageRef } from './image-ref.ts';
import { inline, line, paragraphs, textLimits } from './texts.ts';

/** Most pictures of a gallery. */
export const maxGalleryPictures = 60;
/** Most captioned parts of a gallery, and features of a project. */
const maxGroups = 30;
const maxFeatures = 60;

/** A picture that there has to be. @param name of its field */
export const requiredPicture = (name: string) =>
  v.nonNullish(v.nullable(ImageRef), `Choose a ${name}`);
export const Cover = requiredPicture('cover picture');

export const Gallery = v.pipe(
  v.array(ImageRef),
  v.maxLength(maxGalleryPictures, `A gallery holds at most ${maxGalleryPictures} pictures`),
);

/** Some pictures that share one caption. */
const PictureGroup = v.object({
  pictures: v.pipe(
    v.array(ImageRef),
    v.minLength(1, 'Add a picture, or remove this part of the gallery'),
    v.maxLength(maxGalleryPictures, `A gallery holds at most ${maxGalleryPictures} pictures`),
  ),
  caption: inline('Write the caption of these pictures', textLimits.summary),
});

export const project = contentType({
  kind: 'project',
  labels: { one: 'Project', many: 'Projects', add: 'New project' },
  alsoCalled: ['house', 'design'],
  group: 'Lists',
  pages: [],
  shownAs: 'elsewhere',
  pathOf: ({ number }) => (number === null ? undefined : paths.project(number)),
  canBeHidden: true,
  address: 'number',
  body: v.object({
    title: line('Give the project a title'),
    category: ProjectCategory,
    /** `built` is the owner's word alone. */
    status: ProjectStatus,
    /** For the head of the page and search engines. */
    description: paragraphs(
      'Write the summary: two or three sentences about the project',
      textLimits.summary,
    ),
    details: paragraphs('Write the project details'),
    cover: Cover,
    gallery: Gallery,
    /** The gallery in parts with captions; empty for a plain gallery. */
    groups: v.pipe(
      v.array(PictureGroup),
      v.maxLength(maxGroups, `A gallery has at most ${maxGroups} parts`),
    ),
    /** Sustainable features; empty where the page says that they follow. */
    features: v.pipe(
      v.array(line('Write the feature, or remove this line', textLimits.summary)),
      v.maxLength(maxFeatures, `A project has at most ${maxFeatures} features`),
    ),
  }),
  titleOf: ({ title }) => title,
  empty: {
    title: '',
    category: 'residential',
    status: 'design-study',
    description: '',
    details: '',
    cover: null,
    gallery: [],
    groups: [],
    features: [],
  },
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    {
      name: 'status',
      label: 'Design study or built',
      help: 'Choose “Built” only for a finished building.',
      input: {
        choice: [
          { value: 'design-study', label: 'Design study' },
          { value: 'built', label: 'Built' },
        ],
      },
    },
    {
      name: 'category',
      label: 'Category',
      input: {
        choice: [
          { value: 'residential', label: 'Residential' },
          { value: 'commercial', label: 'Commercial' },
          { value: 'community', label: 'Community' },
          { value: 'educational', label: 'Educational' },
          { value: 'other', label: 'Other' },
        ],
      },
    },
    {
      name: 'description',
      label: 'Summary',
      help: 'Two or three sentences for the top of the page and for search engines.',
      input: 'paragraphs',
    },
    { name: 'cover', label: 'Cover picture', input: 'picture' },
    {
      name: 'details',
      label: 'Project details',
      help: 'Leave a blank line between two paragraphs.',
      input: 'paragraphs',
    },
    { name: 'gallery', label: 'Gallery', input: 'pictures', isOptional: true },
    {
      name: 'groups',
      label: 'Gallery in parts with captions',
      help: 'Replaces the plain gallery.',
      input: 'picture-groups',
      isOptional: true,
    },
    { name: 'features', label: 'Sustainable features', input: 'lines', isOptional: true },
  ],
});
