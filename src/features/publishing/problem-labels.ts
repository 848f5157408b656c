import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { leafFieldsOf, valueAt } from '#shared/content-types/definition.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { FieldProblem } from '#ui/form/error-summary.tsx';
import { blockLabel } from './block-list.ts';
import { fieldOf } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';

/** The errors, each with the label of its field. */
export function problemsOf(
  kind: ContentTypeName,
  body: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
): FieldProblem[] {
  const names = [...contentTypeOf(kind).fields.map(({ name }) => name), 'slug'];
  const placeOf = (path: string) => names.indexOf(fieldOf(path));
  return Object.entries(errors)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([path, message]) => ({ name: path, label: labelOf(kind, body, path), message }));
}

function labelOf(
  kind: ContentTypeName,
  body: Readonly<Record<string, unknown>>,
  path: string,
): string {
  if (path === 'slug') return 'Address';
  const field = leafFieldsOf(contentTypeOf(kind).fields).find(
    (one) => path === one.path || path.startsWith(`${one.path}.`),
  );
  if (field === undefined) return contentTypeOf(kind).labels.one;
  const [index = ''] = path.slice(field.path.length + 1).split('.');
  if (!/^\d+$/.test(index)) return field.label;
  const at = Number(index);
  if (field.input === 'blocks') {
    const blocks = valueAt(body, field.path);
    const block: unknown = Array.isArray(blocks) ? blocks[at] : undefined;
    return isBlock(block) ? blockLabel(block, at) : `${field.label} ${at + 1}`;
  }
  if (field.input === 'steps') return `Step ${at + 1}`;
  if (field.input === 'terms') return `Term ${at + 1}`;
  if (field.input === 'sections') return `Section ${at + 1}`;
  return field.input === 'project-notes' ? `Project ${at + 1}` : `${field.label} ${at + 1}`;
}

const isBlock = (value: unknown): value is ContentBlock =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** Focuses a field, or the nearest one that contains it. */
export function goToField(scope: string, path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(`${scope}-${parts.slice(0, length).join('.')}`);
    if (found === null) continue;
    for (
      let folded = found.closest('details');
      folded !== null;
      folded = folded.parentElement?.closest('details') ?? null
    ) {
      folded.open = true;
    }
    const field = found.matches('input, textarea, select, button')
      ? found
      : (found.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button') ??
        found);
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
