import { problemOf } from '../http/middleware/problems.ts';
import { ProblemError } from '../http/problem.ts';
import type { ContentReader } from './content-reader.ts';

/** Answers `/api/…` reads of a page being rendered from the content store, without a network. */
export function contentFetch(content: ContentReader): typeof globalThis.fetch {
  return async (input) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : input.toString(),
      'http://server.invalid',
    );
    const found = content.read(pathname);
    if (found !== undefined) return Response.json(found);
    const missing = new ProblemError(content.isTakenDown(pathname) ? 'taken-down' : 'not-found');
    return Response.json(problemOf(missing, ''), { status: missing.status });
  };
}
