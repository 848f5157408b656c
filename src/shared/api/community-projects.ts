import * as v from 'valibot';
import { CommunityProject } from '../schemas/content.ts';
import { endpoint } from './endpoint.ts';

/** Every community project in the practice's order. */
export const listCommunityProjects = endpoint({
  method: 'GET',
  path: '/api/community-projects',
  body: null,
  response: v.array(CommunityProject),
  errors: [],
});

/** One community project by its number. */
export const getCommunityProject = endpoint({
  method: 'GET',
  path: '/api/community-projects/:id',
  body: null,
  response: CommunityProject,
  errors: ['not-found'],
});
