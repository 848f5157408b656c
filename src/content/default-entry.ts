import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';
import type { Instant } from '#shared/time.ts';

/** What an entry that comes with the site has besides its body. */
export interface DefaultFacts {
  /** In entries with a page by number, that number. */
  id: string;
  /** Last part of the address of its page, where it has one of its own by name. */
  slug?: string;
  /** When it was first published here. */
  publishedAt?: Instant;
}

/** An entry that comes with the site, in the shape in which the owner edits it. */
export type DefaultEntry<Name extends ContentTypeName> = DefaultFacts & BodyOf<Name>;
