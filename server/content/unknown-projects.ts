import * as v from 'valibot';

const WithProjects = v.object({ projects: v.array(v.object({ id: v.number() })) });

/** Finds projects in a body that do not exist; returns a message by the path of the field. */
export function unknownProjects(
  body: unknown,
  isKnown: (id: number) => boolean,
): Record<string, string> {
  const named = v.safeParse(WithProjects, body);
  if (!named.success) return {};
  return Object.fromEntries(
    named.output.projects.flatMap(({ id }, place) =>
      isKnown(id)
        ? []
        : [[`projects.${place}.id`, `There’s no project ${id}. Choose another one, or remove it.`]],
    ),
  );
}
