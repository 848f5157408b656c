import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** What must be settled before the site goes public, in the order of the list. */
export const launchItems = [
  'name',
  'abn',
  'phone',
  'bank',
  'refunds',
  'hosting',
  'mail',
  'offsite-copy',
] as const;
export type LaunchItem = (typeof launchItems)[number];

/** Whether each of them is settled, as the server finds it; null where it cannot know. */
export const getLaunch = endpoint({
  method: 'GET',
  path: '/api/launch',
  body: null,
  response: v.record(v.picklist(launchItems), v.nullable(v.boolean())),
  errors: ['unauthorised'],
});
export type Launch = v.InferOutput<(typeof getLaunch)['response']>;
