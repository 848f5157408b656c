import * as v from 'valibot';
import { Project } from '../schemas/content.ts';
import { endpoint } from './endpoint.ts';

/** Every project in the practice's order; `?category=` filters by category, an unknown one gives an empty list. */
export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  body: null,
  response: v.array(Project),
  errors: [],
});

/** One project by its number; anything but a known number is `not-found`. */
export const getProject = endpoint({
  method: 'GET',
  path: '/api/projects/:id',
  body: null,
  response: Project,
  errors: ['not-found'],
});
