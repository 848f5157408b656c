import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';

/** An entry that comes with the site, in the shape in which the owner edits it. */
export type DefaultEntry<Name extends ContentTypeName> = { id: string } & BodyOf<Name>;
