/**
 * What the few lines at the head of a document (`server/render/program-start.ts`) have seen before the program began:
 * nothing that a reader did in the meantime is lost.
 */
export interface BeforeProgram {
  /** Whether a reader has done anything with the page. */
  isTouched: boolean;
  /** What was pressed or typed into, once each, in order. Links are not among them: the browser has followed them. */
  readonly used: ReadonlySet<Element>;
  /** The browser's question about installing, held back for the page that asks it. */
  installPrompt: Event | null;
  /** Stops watching: from here on the program does. */
  readonly end: () => void;
}

declare global {
  interface Window {
    beforeProgram?: BeforeProgram;
  }
}

const nothing: BeforeProgram = {
  isTouched: false,
  used: new Set(),
  installPrompt: null,
  end: () => {},
};

/** Takes what was seen; nothing in a document that begins the program by itself, such as the worker's shell. */
export function takeBeforeProgram(): BeforeProgram {
  const seen = window.beforeProgram ?? nothing;
  seen.end();
  return seen;
}
