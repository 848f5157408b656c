import * as v from 'valibot';
import type { DefaultFacts } from '#content/default-entry.ts';
import { defaults } from '#content/defaults.ts';
import type { Defaults } from '#content/defaults.ts';
import { contentTypeOf, contentTypes } from '#shared/content-types/types.ts';
import type { BodyOf, ContentTypeName } from '#shared/content-types/types.ts';

/** An entry that comes with the site, with its body as the editor would have saved it. */
export interface DefaultOf<Name extends ContentTypeName> extends DefaultFacts {
  body: BodyOf<Name>;
}

/** What comes with the site of a type, in its order. */
export type DefaultsOf = <Name extends ContentTypeName>(name: Name) => readonly DefaultOf<Name>[];

/** An entry of the release that its schema refuses, or two with one id or address. Stops build and start. */
export class InvalidDefaultError extends Error {
  override readonly name = 'InvalidDefaultError';
}

/** @throws InvalidDefaultError with the entry and field */
export function readDefaults(given: Defaults): DefaultsOf {
  const read = new Map(
    (Object.keys(given) as ContentTypeName[]).map((name) => {
      const entries = (given[name] ?? []).map(({ id, slug, publishedAt, ...body }) => ({
        id,
        ...(slug !== undefined && { slug }),
        ...(publishedAt !== undefined && { publishedAt }),
        body: parse(name, id, body),
      }));
      refuseRepeats(name, entries);
      return [name, entries];
    }),
  );
  // Each body has passed the schema of its type.
  return <Name extends ContentTypeName>(name: Name) =>
    (read.get(name) ?? []) as readonly DefaultFacts[] as readonly DefaultOf<Name>[];
}

function parse(name: ContentTypeName, id: string, body: unknown): Record<string, unknown> {
  const isNumbered = contentTypes[name].address !== 'none';
  if (isNumbered && !/^[1-9]\d*$/.test(id)) {
    throw new InvalidDefaultError(`the ${name} ${id} of the release: its id is a number from 1`);
  }
  const result = v.safeParse(contentTypeOf(name).body, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new InvalidDefaultError(
    `the ${name} ${id} of the release: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
  );
}

function refuseRepeats(name: string, entries: readonly DefaultFacts[]): void {
  for (const key of ['id', 'slug'] as const) {
    const keys = entries.flatMap((entry) => entry[key] ?? []);
    const repeated = keys.find((each, index) => keys.indexOf(each) !== index);
    if (repeated !== undefined) {
      throw new InvalidDefaultError(`the ${name} ${repeated} of the release is there twice`);
    }
  }
}

/** What comes with this release. */
export const defaultsOf = readDefaults(defaults);
