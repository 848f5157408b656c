import * as v from 'valibot';
import { contentKind } from './definition.ts';
import { PictureUse } from './picture-use.ts';
import { line } from './texts.ts';

/** A picture of the page Photos, with its name there. */
export const photo = contentKind({
  kind: 'photo',
  words: { one: 'Photo', many: 'Photos', add: 'New photo' },
  address: 'none',
  body: v.object({
    title: line('Give the photo a short name', 60),
    photo: v.nonNullish(v.nullable(PictureUse), 'Choose a photo'),
  }),
  titleOf: ({ title }) => title,
  empty: { title: '', photo: null },
  fields: [
    { name: 'title', label: 'Name', help: 'Short, under the picture.', input: 'line' },
    { name: 'photo', label: 'Photo', input: 'picture' },
  ],
});
export type PhotoBody = v.InferOutput<typeof photo.body>;
