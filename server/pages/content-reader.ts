import { getPractice } from '#shared/api/practice.ts';
import { getRetention } from '#shared/api/retention.ts';
import type { Retention } from '#shared/api/retention.ts';
import { contentReads, isTakenDown } from '../http/routes/content.ts';
import type { Content } from '../services/content.ts';

/** The content that rendering reads. */
export interface ContentReader {
  /** Changes with every change of what pages show; part of the cache key. */
  readonly version: string;
  /** As `Content.state`. */
  readonly state: string;
  /** The JSON of a public read, or undefined where the API would answer 404. */
  read(pathname: string): unknown;
  /** Whether the owner has taken down the entry behind a read. */
  isTakenDown(pathname: string): boolean;
  /** The same for other content. */
  over(content: Content): ContentReader;
}

const noSearch = new URLSearchParams();
/** Those with a last part, by what stands before it. */
const entryReads = new Map(
  [...contentReads].map(([path, find]) => [path.replace(/:\w+$/, ''), find] as const),
);

/**
 * Answers public reads by path, as the API's routes do.
 * @param retention constant while the process runs, so it needs no version
 */
export function contentReader(content: Content, retention: Retention): ContentReader {
  return {
    isTakenDown: (pathname) => isTakenDown(content, pathname),
    over: (other) => contentReader(other, retention),
    get version() {
      return content.version;
    },
    get state() {
      return content.state;
    },
    read(pathname) {
      if (pathname === getPractice.path) return content.practice();
      if (pathname === getRetention.path) return retention;
      const list = contentReads.get(pathname);
      if (list) return list(content, '', noSearch);
      const slash = pathname.lastIndexOf('/') + 1;
      const find = entryReads.get(pathname.slice(0, slash));
      return find?.(content, decodeURIComponent(pathname.slice(slash)), noSearch);
    },
  };
}
