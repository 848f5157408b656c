import * as v from 'valibot';
import { BlogPost } from '../schemas/content.ts';
import { endpoint } from './endpoint.ts';

/** Every article, newest first. `content` is HTML that the server has sanitised. */
export const listBlogPosts = endpoint({
  method: 'GET',
  path: '/api/blog',
  body: null,
  response: v.array(BlogPost),
  errors: [],
});

/** One article by its slug. */
export const getBlogPost = endpoint({
  method: 'GET',
  path: '/api/blog/:slug',
  body: null,
  response: BlogPost,
  errors: ['not-found'],
});
