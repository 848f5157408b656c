import * as v from 'valibot';
import { todayGroups } from '../inbox/today-groups.ts';
import { endpoint } from './endpoint.ts';
import { InboxRecord } from './inbox-list.ts';

/** Most records that are sent for each group. */
export const maxTodayItems = 50;

/** What there is to do, most urgent first; see `today`. */
export const getToday = endpoint({
  method: 'GET',
  path: '/api/inbox/today',
  body: null,
  response: v.object({
    groups: v.array(
      v.object({
        group: v.picklist(todayGroups),
        /** How many there are, also beyond `maxTodayItems`. */
        count: v.number(),
        items: v.array(
          v.object({
            day: v.string(),
            record: InboxRecord,
            /** Of a visit ahead. */
            visit: v.optional(v.object({ start: v.string(), minutes: v.number() })),
          }),
        ),
      }),
    ),
  }),
  errors: ['unauthorised'],
});
