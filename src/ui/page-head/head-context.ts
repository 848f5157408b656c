import { createContext, useContext } from 'react';

/** A picture that the browser should load before it finds it in the page. */
export interface PreloadedPicture {
  /** Media query of its `<source>`; undefined when it is for every screen. */
  media?: string | undefined;
  /** As in `<source>`: AVIF addresses with their widths. */
  srcSet: string;
  sizes: string;
}

/** Collects what a page declares for its document during server rendering. */
export interface DocumentHead {
  setPage: (page: { title: string; description: string | undefined; isHidden: boolean }) => void;
  preloadPicture: (picture: PreloadedPicture) => void;
}

/** Given by the server only: in the browser React hoists the head, or it is there already. */
export const HeadContext = createContext<DocumentHead | null>(null);

export function useDocumentHead(): DocumentHead | null {
  return useContext(HeadContext);
}
