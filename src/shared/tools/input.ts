import { isRealDay } from '#lib/real-moment.ts';

/** The inputs of a tool as data: the form, validation, the printed copy and the request are generated from it. */

import { numberIn } from './number-text.ts';
import type { ReadNumber } from './number-text.ts';

interface InputBase {
  /** Key in saved and sent work: stable, kebab-case. */
  readonly name: string;
  readonly label: string;
  /** A sentence under the label. */
  readonly help?: string;
  /** Heading of the input's group; inputs of a group are consecutive. */
  readonly group: string;
  /** The input counts only while another one has one of these values. */
  readonly onlyIf?: { readonly input: string; readonly is: readonly string[] };
  /** Its value in the worked example. */
  readonly initial: string;
}

export interface NumberInput extends InputBase {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** True where an empty input means "not known". */
  readonly isOptional?: boolean;
}

export interface ChoiceInput extends InputBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A day, `YYYY-MM-DD`. */
export interface DateInput extends InputBase {
  readonly kind: 'date';
  /** First and last day that the tool can answer for. */
  readonly min: string;
  readonly max: string;
  /** True where an empty input means "not yet". */
  readonly isOptional?: boolean;
  /** True for a day on which something was done: it cannot be in the future. */
  readonly isPast?: boolean;
}

/** A line in the reader's own words. */
export interface TextInput extends InputBase {
  readonly kind: 'text';
  readonly isOptional?: boolean;
}

/** Done or not: `yes` or empty. */
export interface CheckInput extends InputBase {
  readonly kind: 'check';
}

/** What one input can hold. */
export type FieldInput = NumberInput | ChoiceInput | DateInput | TextInput;

/**
 * Rows of the same fields: a log. Each row is stored under `name.number`, as a JSON object of its fields' texts; a
 * number is never used for a second row.
 */
export interface RowsInput extends InputBase {
  readonly kind: 'rows';
  /** What one row is called, in lower case. */
  readonly rowName: string;
  readonly fields: readonly FieldInput[];
  /** The most rows that are read. */
  readonly max: number;
  /** The rows of the worked example. */
  readonly exampleRows: readonly RawInputs[];
}

export type ToolInput = FieldInput | CheckInput | RowsInput;

/** The inputs as typed, by name. */
export type RawInputs = Readonly<Record<string, string>>;

/** Typed values by name; an optional number that was left empty is null. */
export interface InputValues {
  readonly number: (name: string) => number;
  readonly optionalNumber: (name: string) => number | null;
  /** A choice, a day or a line; empty where an optional one was left empty. */
  readonly text: (name: string) => string;
  readonly isChecked: (name: string) => boolean;
  readonly rows: (name: string) => readonly RowValues[];
  /** `YYYY-MM-DD`; null where no day is known, as in the worked example. */
  readonly today: string | null;
}

/** A parsed row, with its number. */
export interface RowValues {
  readonly number: number;
  readonly values: InputValues;
}

export type ReadInputs =
  | { readonly kind: 'read'; readonly values: InputValues }
  /** A message for each invalid input; for a row under `rows.number.field`. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> };

/** The longest text that a number, a day or a choice can have. */
const longestText = 40;
/** The longest line in the reader's own words. */
export const longestLine = 80;

/** The initial values of a tool: its worked example. */
export function initialInputs(inputs: readonly ToolInput[]): RawInputs {
  const rows = inputs.flatMap((input) =>
    input.kind === 'rows'
      ? input.exampleRows.map((row, index) => [rowName(input, index + 1), JSON.stringify(row)])
      : [],
  );
  return { ...emptyInputs(inputs), ...Object.fromEntries(rows) };
}

/** The same without the example's rows, under saved inputs and a log of the reader's own. */
export function emptyInputs(inputs: readonly ToolInput[]): RawInputs {
  return Object.fromEntries(
    inputs.flatMap(({ kind, name, initial }) => (kind === 'rows' ? [] : [[name, initial]])),
  );
}

/** Whether two sets of inputs are equal. */
export function isSameInputs(one: RawInputs, other: RawInputs): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/** Saved choices that are no longer in their lists: they are asked again. */
export function lostChoices(inputs: readonly ToolInput[], saved: RawInputs): RawInputs {
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const value = saved[input.name];
      return input.kind === 'choice' &&
        value !== undefined &&
        !input.options.some((option) => option.value === value)
        ? [[input.name, value]]
        : [];
    }),
  );
}

/** Key of a row in the inputs. */
export function rowName({ name }: Pick<RowsInput, 'name'>, number: number): string {
  return `${name}.${number}`;
}

/** Numbers of the rows in the inputs, lowest first. */
export function rowNumbers({ name }: Pick<RowsInput, 'name'>, raw: RawInputs): number[] {
  return Object.keys(raw)
    .flatMap((key) => {
      const number = key.startsWith(`${name}.`) ? key.slice(name.length + 1) : '';
      return /^[1-9]\d{0,5}$/.test(number) ? [Number(number)] : [];
    })
    .sort((one, other) => one - other);
}

/** The texts of a row; empty where it is not a row. */
export function rowTexts(
  input: Pick<RowsInput, 'name'>,
  raw: RawInputs,
  number: number,
): RawInputs {
  try {
    const row: unknown = JSON.parse(raw[rowName(input, number)] ?? '');
    if (typeof row !== 'object' || row === null) return {};
    return Object.fromEntries(
      Object.entries(row).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Whether an input counts, given the values of the others. */
export function isAsked({ onlyIf }: Pick<ToolInput, 'onlyIf'>, raw: RawInputs): boolean {
  return onlyIf === undefined || onlyIf.is.includes(raw[onlyIf.input] ?? '');
}

/**
 * Parses the inputs. Those that do not count get their initial value; unknown names are left out.
 * @param today `YYYY-MM-DD`, where future days are refused
 */
export function readInputs(
  inputs: readonly ToolInput[],
  raw: RawInputs,
  today: string | null = null,
): ReadInputs {
  const errors: Record<string, string> = {};
  const values = new Map<string, Value>();
  for (const input of inputs) {
    if (input.kind === 'rows') {
      const rows = readRows(input, raw, today);
      Object.assign(errors, rows.errors);
      values.set(input.name, rows.rows);
      continue;
    }
    const text = isAsked(input, raw) ? (raw[input.name] ?? input.initial) : input.initial;
    const read = readInput(input, text.trim(), today);
    if ('error' in read) errors[input.name] = read.error;
    else values.set(input.name, read.value);
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  return { kind: 'read', values: typedValues(values, today) };
}

/** Parses the fields of a row; which of them count can depend on the tool's other inputs. */
export function readRow(
  { fields }: RowsInput,
  row: RawInputs,
  raw: RawInputs,
  today: string | null,
): ReadInputs {
  const asked = fields.filter((field) => isAsked(field, raw));
  const texts = Object.fromEntries(asked.map(({ name }) => [name, row[name] ?? '']));
  return readInputs(asked, { ...raw, ...texts }, today);
}

/**
 * Whether a row was filled in for another choice: it has fields that do not count now, and none of those that do. It
 * stays in the inputs and is left out of the answer.
 */
export function isSetAside({ fields }: RowsInput, row: RawInputs, raw: RawInputs): boolean {
  const isFilled = ({ name }: FieldInput) => (row[name] ?? '').trim() !== '';
  const dependent = fields.filter(({ onlyIf }) => onlyIf !== undefined);
  return (
    dependent.some((field) => !isAsked(field, raw) && isFilled(field)) &&
    !dependent.some((field) => isAsked(field, raw) && isFilled(field))
  );
}

function readRows(input: RowsInput, raw: RawInputs, today: string | null) {
  const rows: RowValues[] = [];
  const errors: Record<string, string> = {};
  const numbers = rowNumbers(input, raw);
  for (const number of numbers.slice(0, input.max)) {
    const row = rowTexts(input, raw, number);
    if (isSetAside(input, row, raw)) continue;
    const read = readRow(input, row, raw, today);
    if (read.kind === 'read') rows.push({ number, values: read.values });
    else {
      for (const [field, error] of Object.entries(read.errors)) {
        errors[`${rowName(input, number)}.${field}`] = error;
      }
    }
  }
  if (numbers.length > input.max) {
    errors[input.name] =
      `One log holds up to ${input.max} ${input.rowName}s. Start a new one for the rest.`;
  }
  return { rows, errors };
}

type Value = number | string | null | readonly RowValues[];

function typedValues(values: ReadonlyMap<string, Value>, today: string | null): InputValues {
  const get = (name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`the tool has no input ${name}`);
    return value;
  };
  return {
    number: (name) => {
      const value = get(name);
      if (typeof value !== 'number') throw new Error(`${name} is no number`);
      return value;
    },
    optionalNumber: (name) => {
      const value = get(name);
      return typeof value === 'number' ? value : null;
    },
    text: (name) => {
      const value = get(name);
      return typeof value === 'string' ? value : '';
    },
    isChecked: (name) => get(name) === 'yes',
    rows: (name) => {
      const value = get(name);
      return Array.isArray(value) ? (value as readonly RowValues[]) : [];
    },
    today,
  };
}

type ReadInput = { value: number | string | null } | { error: string };

function readInput(
  input: Exclude<ToolInput, RowsInput>,
  text: string,
  today: string | null,
): ReadInput {
  if (text.length > (input.kind === 'text' ? longestLine : longestText)) {
    return { error: 'That’s too long for this field. Shorten it.' };
  }
  switch (input.kind) {
    case 'number':
      return readNumber(input, text);
    case 'choice':
      return input.options.some(({ value }) => value === text)
        ? { value: text }
        : {
            error:
              text === ''
                ? 'Choose an option from the list.'
                : `What was saved here, “${nameOfId(text)}”, isn’t in the list any more. Choose again.`,
          };
    case 'date':
      return readDate(input, text, today);
    case 'text':
      return text === '' && input.isOptional !== true
        ? { error: 'Enter a word or two.' }
        : { value: text };
    case 'check':
      return text === '' || text === 'yes'
        ? { value: text }
        : { error: 'Tick the box or leave it empty.' };
  }
}

/** `mount-franklin` as `Mount Franklin`: all that is left of a choice which was taken out of its list. */
function nameOfId(id: string): string {
  return id.replaceAll(
    /(^|-)(.)/g,
    (_, dash: string, first: string) => `${dash === '' ? '' : ' '}${first.toUpperCase()}`,
  );
}

/** What people often measure in instead of a unit, and how many of it that is. */
const usualUnits: Readonly<Record<string, readonly (readonly [unit: string, factor: number])[]>> = {
  L: [['kL', 1000]],
  mm: [
    ['cm', 10],
    ['m', 1000],
  ],
  m: [
    ['cm', 0.01],
    ['mm', 0.001],
  ],
};
/** From here on nobody counts in centimetres. */
const mostCentimetres = 300;

/** A number as it was typed into its field. */
export function numberOf({ unit, min, max }: NumberInput, text: string): ReadNumber {
  return numberIn(text, unit, (value) => value >= min && value <= max);
}

function readNumber(input: NumberInput, text: string): ReadInput {
  const { unit, min, max, isOptional } = input;
  const range = `from ${numberText(min)} to ${withUnit(numberText(max), unit)}`;
  if (text === '') {
    return isOptional === true ? { value: null } : { error: `Enter a number ${range}.` };
  }
  const read = numberOf(input, text);
  switch (read.kind) {
    case 'no-number':
      return { error: `Enter digits only: a number ${range}.` };
    case 'other-unit':
      return {
        error: `Enter ${unit === '' ? 'digits only' : `it in ${unit}`}: a number ${range}.`,
      };
    case 'unclear':
      return { error: unclearText(read.readings, unit) };
    case 'number':
      break;
  }
  const { value } = read;
  if (value >= min && value <= max) return { value };
  const meant = /[a-z]/i.test(text)
    ? []
    : (usualUnits[unit] ?? [])
        .filter(
          ([other, factor]) =>
            value >= 0.01 &&
            value * factor >= min &&
            value * factor <= max &&
            (other !== 'cm' || value < mostCentimetres),
        )
        .map(([other]) => other);
  const [only] = meant;
  if (only === undefined) return { error: `Enter a number ${range}.` };
  const add = meant.length === 1 ? `“${only}”` : 'the unit';
  const readings = meant.map((other) => withUnit(numberText(value), other));
  return { error: `Is that ${readings.join(' or ')}? Then add ${add}: a number ${range}.` };
}

function readDate(
  { min, max, isOptional, isPast }: DateInput,
  text: string,
  today: string | null,
): ReadInput {
  if (text === '' && isOptional === true) return { value: '' };
  if (!isRealDay(text)) return { error: 'Enter a date.' };
  if (text < min || text > max) {
    return { error: `Enter a date from ${min.slice(0, 4)} to ${max.slice(0, 4)}.` };
  }
  if (isPast === true && today !== null && text > today) {
    return { error: 'That date is in the future. Enter the day it was done.' };
  }
  return { value: text };
}

/** Asks which of two readings was meant; each is written so that it has only one. */
function unclearText(readings: readonly number[], unit: string): string {
  const shown = readings.map((reading) => withUnit(numberText(reading), unit));
  const plain = readings.map((reading) => String(reading).replace(/\.\d{3}$/, '$&0'));
  return `Is that ${shown.join(' or ')}? Enter ${plain.join(' or ')}.`;
}

/** A question for a share below one percent, which is more often meant as a fraction. */
export function askShare(typed: number, usual: string): string | null {
  return typed > 0 && typed < 1 ? `Is that ${numberText(typed)}%? ${usual}` : null;
}

/** `8 m`, `100%`, `30°`; a bare number where there is no unit. */
export function withUnit(number: string, unit: string): string {
  return unit === '' || unit === '%' || unit === '°' ? number + unit : `${number} ${unit}`;
}

/** A number with a comma for thousands, as Australians write it. */
export function numberText(value: number): string {
  if (Math.abs(value) < 1000) return String(value);
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
