// Apart from `paths.ts`, which is in the first script: no public page leads here.

/** The client’s page of one request. */
export const clientPath = (receipt: string, token: string) => `/r/${receipt}/${token}`;

/** The form that adds words and files; the request’s link is in the fragment, which no server sees. */
export const addWordsPath = '/add-to-request';

/** A link to the client’s page, as it stands in an address or a fragment; null for anything else. */
export function clientLinkIn(
  text: string,
): { path: string; receipt: string; token: string } | null {
  const [path, receipt, token] =
    /\/r\/(NB-[0-9A-Z]{4}-[0-9A-Z]{2})\/([\w-]{22})(?![\w-])/.exec(text) ?? [];
  if (path === undefined || receipt === undefined || token === undefined) return null;
  return { path, receipt, token };
}
