import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Longest nonce that is echoed. */
export const maxNonceLength = 64;

/**
 * `GET /api/ping?nonce=`: echoes the nonce. Anything else than this JSON with this nonce (a captive
 * portal's page, an old cache entry) means that the server was not reached.
 */
export const getPing = endpoint({
  method: 'GET',
  path: '/api/ping',
  body: null,
  response: v.object({ nonce: v.string() }),
  errors: ['bad-request'],
});
