import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What a page has to know before it renders. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  readonly queryClient: QueryClient;
}

/** Status of the document the server answers with. */
export type PageStatus = 200 | 400 | 404 | 503;

/** A module of `src/pages`: the component, and what the server must have read before it renders it. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Fills the query cache and decides the status; 200 where a page has none. */
  readonly load?: (request: PageRequest) => Promise<PageStatus>;
}
