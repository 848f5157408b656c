/** State of one request in the middleware chain. */
export interface AppState {
  requestId: string;
  /** Hash (`sha256-…`) of the page's inline style, which its content security policy then allows. */
  styleHash?: string;
}
