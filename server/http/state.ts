import type { Person } from '../services/people.ts';

/** State of one request in the middleware chain. */
export interface AppState {
  requestId: string;
  /** Who is signed in; set by `requireSignIn`. */
  person?: Person;
  /** Hash (`sha256-…`) of the page's inline style, which its content security policy then allows. */
  styleHash?: string;
}
