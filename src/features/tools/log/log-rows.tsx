import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  isAsked,
  isSetAside,
  numberOf,
  readRow,
  rowName,
  rowNumbers,
  rowTexts,
} from '#shared/tools/input.ts';
import type { RawInputs, RowsInput } from '#shared/tools/input.ts';
import { isNearName } from '#shared/tools/log/near-name.ts';
import { overDryWeight } from '#shared/tools/log/inputs.ts';
import { depthLabels, foldName, splitDepth } from '#shared/tools/log/spot-names.ts';
import { formatFullDay, rounded } from '#shared/tools/labels.ts';
import { Confirmation } from '#ui/actions/confirmation.tsx';
import { useConfirmation } from '#ui/actions/use-confirmation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { FormScope } from '#ui/form/form-scope.ts';
import { inputText } from '../input-summary.tsx';
import type { RowsProps } from '../tool-answer.tsx';
import { ToolField } from '../tool-form.tsx';
import toolStyles from '../tool.module.css';
import { RowPhotos } from './row-photos.tsx';
import styles from './log.module.css';

const loadPhotos = () => import('#offline/tool-work/tool-photos.ts');

/** Key under which an unfinished row stores the number that it will have. */
const numberName = 'number';

/** The readings of a log: a form to add one, and the list, latest first. */
export function LogRows({
  input,
  raw,
  workId,
  isExample,
  errors,
  today,
  onChange,
}: RowsProps & { input: RowsInput }) {
  const id = useId();
  const [editing, setEditing] = useState<number | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  // The name that was asked about: added a second time, it is meant.
  const asked = useRef<string | null>(null);
  const [statusMessage, setStatusMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const fields = input.fields.filter((field) => isAsked(field, raw));
  const shown = (isExample ? [] : rowNumbers(input, raw))
    .map((number) => ({ number, texts: rowTexts(input, raw, number) }))
    .sort(
      (one, other) =>
        (other.texts['day'] ?? '').localeCompare(one.texts['day'] ?? '') ||
        other.number - one.number,
    );
  const asideCount = shown.filter(({ texts }) => isSetAside(input, texts, raw)).length;
  // An unfinished row is saved beside the rows, so that a reload restores it.
  const draftKey = `${input.name}.new`;
  const draft = rowTexts({ name: 'draft' }, { 'draft.1': raw[draftKey] ?? '' }, 1);
  const [fresh, setFresh] = useState(newNumber);
  const drafted = Number(draft[numberName]);
  const number = editing ?? (Number.isInteger(drafted) && drafted > 0 ? drafted : fresh);
  // The fields start with the row being changed, with the unfinished row, or with the wall of the latest row.
  const initial: RawInputs =
    editing === null
      ? {
          ...Object.fromEntries(fields.map(({ name, initial: first }) => [name, first])),
          day: today ?? '',
          ...(shown[0] ? { wall: shown[0].texts['wall'] ?? '' } : {}),
          ...draft,
        }
      : rowTexts(input, raw, editing);
  /** The inputs without the rows of the example. */
  const own = (before: RawInputs): RawInputs =>
    isExample
      ? Object.fromEntries(
          Object.entries(before).filter(([key]) => !key.startsWith(`${input.name}.`)),
        )
      : before;
  const saveTyped = (typed: RawInputs) => {
    if (editing !== null) return;
    const text = JSON.stringify({ ...draft, ...typed, [numberName]: String(number) });
    onChange((before) => ({ ...own(before), [draftKey]: text }));
  };
  const saveDraft = () => saveTyped(typedIn(form.current));
  const spots = spotsIn(shown.map(({ texts }) => texts)).slice(0, mostSpots);
  const takeSpot = (spot: RawInputs) => {
    for (const [name, value] of Object.entries(spot)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value;
    }
    saveDraft();
  };
  useEffect(() => {
    const typed = Object.entries(typedIn(form.current));
    const changed = typed.filter(([name, value]) => value !== (initial[name] ?? ''));
    if (changed.length > 0) saveTyped(Object.fromEntries(changed));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before hydration
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const texts = typedIn(form.current);
    const read = readRow(input, texts, raw, today);
    if (read.kind === 'refused') {
      setRefused(read.errors);
      setStatusMessage('');
      const first = fields.find(({ name }) => read.errors[name] !== undefined);
      const control = first && form.current?.elements.namedItem(first.name);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const others = shown.filter((row) => row.number !== editing).map((row) => row.texts);
    const question = askName(texts, spotsIn(others));
    if (question !== null && asked.current !== keyOf(texts)) {
      asked.current = keyOf(texts);
      setRefused({ spot: question });
      const control = form.current?.elements.namedItem('spot');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    asked.current = null;
    setRefused({});
    setEditing(null);
    setFresh(newNumber());
    setStatusMessage(editing === null ? 'Reading added.' : 'Reading changed.');
    onChange((before) => {
      // Values that were entered for another material are kept.
      const row = editing === null ? texts : { ...rowTexts(input, before, number), ...texts };
      const next = { ...own(before), [rowName(input, number)]: JSON.stringify(row) };
      return editing === null ? without(next, draftKey) : next;
    });
  };
  return (
    <div className={styles['log']}>
      <FormScope value={id}>
        <form
          // A new form for another row, other fields or another log.
          key={`${number} ${fields.map(({ name }) => name).join()} ${workId}`}
          ref={form}
          className={toolStyles['form']}
          aria-label={editing === null ? 'Add a reading' : 'Change a reading'}
          onSubmit={submit}
          onInput={saveDraft}
          autoComplete="off"
          // With another method, Enter before hydration would reload the page and lose what was typed.
          method="dialog"
          noValidate
        >
          <fieldset className={toolStyles['group']}>
            <legend className={toolStyles['legend']}>
              {editing === null ? 'Add a reading' : 'Change a reading'}
            </legend>
            {spots.length === 0 ? null : (
              <div className={styles['spots']} role="group" aria-label="Spots so far">
                <span className={toolStyles['muted']}>Same place as before:</span>
                {spots.map((spot) => (
                  <TextButton key={Object.values(spot).join(', ')} onClick={() => takeSpot(spot)}>
                    {Object.values(spot).join(', ')}
                  </TextButton>
                ))}
              </div>
            )}
            {fields.map((field) => (
              <ToolField
                key={field.name}
                input={field}
                initial={initial[field.name] ?? ''}
                error={refused[field.name]}
              />
            ))}
          </fieldset>
          <RowPhotos workId={workId} row={number} onBeforePick={saveDraft} />
          <div className={toolStyles['actions']}>
            <Button type="submit">{editing === null ? 'Add this reading' : 'Save changes'}</Button>
            {editing === null ? null : (
              <Button
                tone="quiet"
                onClick={() => {
                  setEditing(null);
                  setRefused({});
                }}
              >
                Cancel
              </Button>
            )}
          </div>
        </form>
      </FormScope>
      <p role="status" className={styles['status']}>
        {isExample ? 'The answer shows an example. Your first reading replaces it.' : statusMessage}
      </p>
      {shown.length === 0 ? null : (
        <section aria-label="Readings so far">
          <h3>{shown.length === 1 ? '1 reading' : `${shown.length} readings`}</h3>
          {errors[input.name] === undefined ? null : (
            <p role="alert" className={styles['error']}>
              {errors[input.name]}
            </p>
          )}
          {asideCount === 0 ? null : (
            <p role="status" className={styles['status']}>
              {`${asideCount === 1 ? '1 reading isn’t counted: it was' : `${asideCount} readings aren’t counted: they were`} of something else. Change “What’s drying” back to count them.`}
            </p>
          )}
          <ul className={styles['rows']}>
            {shown.map(({ number: row, texts }) => (
              <li key={row} className={styles['row']}>
                <p>
                  <strong>
                    {valueText(isSetAside(input, texts, raw) ? input.fields : fields, texts)}
                  </strong>
                  {` ${spotText(texts)}`}
                  <span className={toolStyles['muted']}>
                    {[texts['day'] ? formatFullDay(texts['day']) : '', texts['note']]
                      .filter(Boolean)
                      .join('. ')}
                  </span>
                </p>
                {Object.entries(errors)
                  .filter(([key]) => key.startsWith(`${rowName(input, row)}.`))
                  .map(([key, error]) => (
                    <p key={key} role="alert" className={styles['error']}>
                      {error}
                    </p>
                  ))}
                {isSetAside(input, texts, raw) ? (
                  <p className={toolStyles['muted']}>Not counted: measured for something else.</p>
                ) : null}
                {row === editing ? null : <RowPhotos workId={workId} row={row} isShownOnly />}
                <RowActions
                  name={`reading of ${texts['day'] ? formatFullDay(texts['day']) : 'no day'}, ${spotText(texts)}`}
                  onChange={() => {
                    setEditing(row);
                    setRefused({});
                    setStatusMessage('');
                    form.current?.scrollIntoView({ block: 'nearest' });
                  }}
                  onRemove={() => {
                    if (editing === row) setEditing(null);
                    setStatusMessage('Reading deleted.');
                    onChange((before) => without(before, rowName(input, row)));
                    void loadPhotos().then(({ removePhotosOf }) => removePhotosOf(workId, row));
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The most spots that are offered. */
const mostSpots = 12;

/** Wall and spot of the rows, each once, the last one read first: a spot under another name would be another spot. */
function spotsIn(rows: readonly RawInputs[]): RawInputs[] {
  const spots = new Map<string, RawInputs>();
  for (const { wall = '', spot = '' } of rows) {
    const key = keyOf({ wall, spot });
    if (wall !== '' && spot !== '' && !spots.has(key)) spots.set(key, { wall, spot });
  }
  return [...spots.values()];
}

function keyOf({ wall = '', spot = '' }: RawInputs): string {
  return `${foldName(wall)}\n${foldName(spot)}`;
}

/** What is asked of a name that may be a slip; null where it is clear. */
function askName(typed: RawInputs, spots: readonly RawInputs[]): string | null {
  const near = nearSpot(typed, spots);
  if (near !== null) {
    return `Is this “${Object.values(near).join(', ')}”? If so, write it that way. If it’s another spot, add it again.`;
  }
  return typed['depth'] !== undefined && splitDepth(typed['spot'] ?? '').place !== typed['spot']
    ? 'Is that a depth? Choose it under “How deep”. If it’s only a name, add it again.'
    : null;
}

/** The spot that a new name may be a slip of; null where it is one of the spots, or like none. */
function nearSpot(typed: RawInputs, spots: readonly RawInputs[]): RawInputs | null {
  if (spots.some((spot) => keyOf(spot) === keyOf(typed))) return null;
  const isNear = (one = '', other = '') =>
    foldName(one) === foldName(other) || isNearName(one, other);
  return (
    spots.find(({ wall, spot }) => isNear(typed['wall'], wall) && isNear(typed['spot'], spot)) ??
    null
  );
}

function RowActions({
  name,
  onChange,
  onRemove,
}: {
  name: string;
  onChange: () => void;
  onRemove: () => void;
}) {
  const { isAsking, ask, stopAsking, opener } = useConfirmation();
  return isAsking ? (
    <Confirmation
      label={`Delete the ${name}?`}
      confirmLabel="Delete the reading"
      onCancel={stopAsking}
      onConfirm={onRemove}
    >
      This deletes the reading and its photos for good.
    </Confirmation>
  ) : (
    <div className={toolStyles['actions']}>
      <TextButton onClick={onChange}>
        Change<span className="visually-hidden"> the {name}</span>
      </TextButton>
      <TextButton ref={opener} onClick={ask}>
        Delete…<span className="visually-hidden"> the {name}</span>
      </TextButton>
    </div>
  );
}

function typedIn(form: HTMLFormElement | null): Record<string, string> {
  const texts: Record<string, string> = {};
  if (!form) return texts;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value.trim();
  }
  return texts;
}

function valueText(fields: RowsInput['fields'], texts: RawInputs): string {
  return fields
    .filter(({ kind, name }) => kind === 'number' && (texts[name] ?? '') !== '')
    .map((field, index) => {
      const value = inputText(field, texts[field.name] ?? '');
      const typed = field.kind === 'number' ? numberOf(field, texts[field.name] ?? '') : null;
      const how = texts['how'] ?? '';
      if (field.name === 'percent' && how.endsWith('-wet') && typed?.kind === 'number') {
        return `${value} of wet weight, ${rounded(overDryWeight(how, typed.value), 1)}% dry`;
      }
      return index === 0 ? value : `${field.label.toLowerCase()} ${value}`;
    })
    .join(', ');
}

/** `South wall, Low, outer third` */
function spotText({ wall, spot, depth = '' }: RawInputs): string {
  const label = Object.entries(depthLabels)
    .find(([value]) => value === depth)?.[1]
    .toLowerCase();
  return [wall, spot, label].filter(Boolean).join(', ');
}

function without(inputs: RawInputs, name: string): RawInputs {
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => key !== name));
}

/** A random number, so that rows added in two tabs do not get the same one. */
function newNumber(): number {
  return 1 + Math.floor(Math.random() * 999_998);
}
