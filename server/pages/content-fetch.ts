import type { Problem } from '#shared/errors.ts';
import { ProblemError } from '../http/problem.ts';
import type { ContentReader } from './content-reader.ts';

/** Answers `/api/…` reads of a page being rendered from the content store, without a network. */
export function contentFetch(content: ContentReader): typeof globalThis.fetch {
  return async (input) => {
    const address = new URL(
      input instanceof Request ? input.url : input.toString(),
      'http://server.invalid',
    );
    const found = content.read(address.pathname);
    if (found === undefined) {
      const code = content.isTakenDown(address.pathname) ? 'taken-down' : 'not-found';
      const { status, title, detail } = new ProblemError(code);
      const problem: Problem = {
        type: `/problems/${code}`,
        title,
        status,
        detail,
        code,
        requestId: '',
      };
      return Response.json(problem, { status });
    }
    return Response.json(found);
  };
}
