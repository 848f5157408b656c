import type { ContentReader } from './content-reader.ts';

/** Answers `/api/…` reads of a page being rendered from the content store, without a network. */
export function contentFetch(content: ContentReader): typeof globalThis.fetch {
  return async (input) => {
    const address = new URL(
      input instanceof Request ? input.url : input.toString(),
      'http://server.invalid',
    );
    const found = content.read(address.pathname);
    if (found === undefined) return new Response('', { status: 404, statusText: 'Not Found' });
    return Response.json(found);
  };
}
