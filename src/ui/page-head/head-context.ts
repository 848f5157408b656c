import { createContext, useContext } from 'react';

/** A picture that the browser should ask for before it finds it in the page. */
export interface PreloadedPicture {
  /** Media query of its `<source>`; undefined where it stands for every screen. */
  media?: string | undefined;
  /** As in `<source>`: AVIF addresses with their widths. */
  srcSet: string;
  sizes: string;
}

/** What a page says about its document while the server renders it. */
export interface DocumentHead {
  setPage: (page: { title: string; description: string | undefined; isHidden: boolean }) => void;
  preloadPicture: (picture: PreloadedPicture) => void;
}

/** Given by the server alone: in the browser the head is there already, or React puts it there. */
export const HeadContext = createContext<DocumentHead | null>(null);

export function useDocumentHead(): DocumentHead | null {
  return useContext(HeadContext);
}
