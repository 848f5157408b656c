import type { LeafField } from '#shared/content-types/definition.ts';

type Input = LeafField['input'];

/**
 * Changes of a field other than of its text: its pictures, their crops, the style of a block. Each name fits whichever
 * version is the later one.
 */
export function nonTextChanges(before: unknown, after: unknown, input: Input): string[] {
  if (canonical(before) === canonical(after)) return [];
  if (isReordered(before, after)) return [orderOf(input)];
  return [...new Set([...pictureChanges(before, after), ...blockChanges(before, after)])];
}

/** Whether two values differ, apart from empty properties. */
export const isDifferent = (before: unknown, after: unknown): boolean =>
  canonical(before) !== canonical(after);

/** The label of a change of the order alone. */
export function orderOf(input: Input): string {
  if (typeof input === 'object') return 'The order';
  switch (input) {
    case 'blocks':
      return 'The order of the blocks';
    case 'pictures':
      return 'The order of the pictures';
    case 'picture-groups':
      return 'The order of the groups';
    case 'steps':
      return 'The order of the steps';
    case 'terms':
      return 'The order of the terms';
    case 'sections':
      return 'The order of the sections';
    case 'project-notes':
      return 'The order of the projects';
    case 'paragraphs':
    case 'inline':
      return 'The order of the paragraphs';
    default:
      return 'The order of the lines';
  }
}

function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const sorted = (items: readonly unknown[]) => items.map(canonical).sort().join('\n');
  return sorted(before) === sorted(after);
}

type Parts = Readonly<Record<string, unknown>>;

const ofPicture = {
  focus: 'The crop of the picture',
  alt: 'The description for people who can’t see the picture',
  caption: 'The caption of the picture',
  isDecorative: 'Whether the picture is only decoration',
  isStandIn: 'Whether the picture is a stand-in',
  sharesNumber: 'Whether the picture has the number of the one before it',
} as const;

function pictureChanges(before: unknown, after: unknown): string[] {
  const [former, present] = [picturesIn(before), picturesIn(after)];
  const ofName = (uses: readonly Parts[], name: unknown) =>
    uses.filter(({ picture }) => picture === name);
  const names = new Set(present.map(({ picture }) => picture));
  const changes = [...names].flatMap((name) => {
    const one = ofName(former, name);
    return ofName(present, name).flatMap((use, index) => differences(one[index], use, ofPicture));
  });
  const isReplaced =
    former.length === present.length &&
    [...names].some((name) => ofName(former, name).length === 0);
  return isReplaced ? ['A different picture', ...changes] : changes;
}

function picturesIn(value: unknown): Parts[] {
  if (!isParts(value)) return [];
  return typeof value['picture'] === 'string' ? [value] : Object.values(value).flatMap(picturesIn);
}

const ofBlock = {
  level: 'The level of a heading',
  style: 'Whether a list has bullets or numbers',
  tone: 'What kind of note it is',
  width: 'The width of a photo',
  isDraft: 'Whether a section is a draft',
} as const;

/** Compares blocks in the same positions; where some were added, removed or moved, the changed text shows it. */
function blockChanges(before: unknown, after: unknown): string[] {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [];
  const kindOf = (block: unknown) => (isParts(block) ? block['kind'] : undefined);
  const isInPlace = after.every((block, index) => kindOf(block) === kindOf(before[index]));
  return isInPlace
    ? after.flatMap((block, index) => differences(before[index], block, ofBlock))
    : [];
}

/** Names of the parts that differ. */
function differences(
  before: unknown,
  after: unknown,
  names: Readonly<Record<string, string>>,
): string[] {
  if (!isParts(before) || !isParts(after)) return [];
  return Object.entries(names).flatMap(([part, name]) =>
    canonical(before[part]) === canonical(after[part]) ? [] : [name],
  );
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A text that is equal for equivalent values: the order of keys does not count, nor do keys with empty values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(canonical).join()}]`;
  if (isParts(value)) {
    const parts = Object.keys(value)
      .sort()
      .map((key) => [key, canonical(value[key])] as const)
      .filter(([, text]) => text !== '');
    return `{${parts.map(([key, text]) => `${key}:${text}`).join()}}`;
  }
  return value === undefined || value === null || value === '' || value === false
    ? ''
    : JSON.stringify(value);
}
