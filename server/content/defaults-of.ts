import * as v from 'valibot';
import { defaults } from '#content/defaults.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';

/** What comes with the site of a type, as the editor would have saved it. */
export function defaultsOf<Name extends ContentTypeName>(
  name: Name,
): { id: string; body: BodyOf<Name> }[] {
  return (parsed.get(name) ?? []) as { id: string; body: BodyOf<Name> }[];
}

const parsed = new Map(
  Object.entries(defaults).map(([name, entries]) => [
    name,
    entries.map(({ id, ...body }) => ({ id, body: parse(name as ContentTypeName, id, body) })),
  ]),
);

/** @throws Error with the field that its schema refuses; stops build and start */
function parse(name: ContentTypeName, id: string, body: unknown): Record<string, unknown> {
  const result = v.safeParse(contentTypeOf(name).body, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `the ${name} ${id} of the release: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
  );
}
