import { endpoint } from './endpoint.ts';

/** The newest visit of a request for the owner's calendar, as a file: a moved one replaces the event, a cancelled one removes it. */
export const getVisitFile = endpoint({
  method: 'GET',
  path: '/api/inbox/records/:id/visit.ics',
  body: null,
  response: null,
  errors: ['unauthorised', 'not-found'],
});
