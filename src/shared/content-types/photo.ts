import * as v from 'valibot';
import { contentType } from './definition.ts';
import { ImageRef } from './image-ref.ts';
import { line } from './texts.ts';

/** A picture of the page Photos, with its name there. */
export const photo = contentType({
  kind: 'photo',
  labels: { one: 'Photo', many: 'Photos', add: 'New photo' },
  alsoCalled: ['model'],
  group: 'Lists',
  pages: ['photos'],
  shownAs: 'list',
  canBeHidden: true,
  address: 'none',
  body: v.object({
    title: line('Give the photo a short name', 60),
    photo: v.nonNullish(v.nullable(ImageRef), 'Choose a photo'),
  }),
  titleOf: ({ title }) => title,
  empty: { title: '', photo: null },
  fields: [
    { name: 'title', label: 'Name', help: 'Short, under the picture.', input: 'line' },
    { name: 'photo', label: 'Photo', input: 'picture' },
  ],
});
