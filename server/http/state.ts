/** What the middleware chain knows about one request. */
export interface AppState {
  requestId: string;
  /** Hashes (`'sha256-…'`) of what a page has inline; honoured when the header is written after it. */
  csp: { scriptHashes: string[]; styleHashes: string[] };
}
