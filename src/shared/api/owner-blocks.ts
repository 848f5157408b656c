import * as v from 'valibot';
import { ArticleBlock } from '../content-types/blocks.ts';
import { endpoint } from './endpoint.ts';

/** Converts pasted content (Word, a web page, an email) into blocks. */
export const postOwnerBlocks = endpoint({
  method: 'POST',
  path: '/api/owner/blocks',
  body: v.object({ html: v.string() }),
  response: v.object({
    /** Empty where nothing readable was pasted. */
    blocks: v.array(ArticleBlock),
    /** Sentences about what was left out: pictures, pages of scripts. */
    leftOut: v.array(v.string()),
  }),
  errors: ['unauthorised', 'invalid-json', 'invalid-fields', 'body-too-large'],
});
