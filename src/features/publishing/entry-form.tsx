import {
  Fragment,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { EntryContent } from '#offline/records.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import type { ContentField } from '#shared/content-types/definition.ts';
import type { MaterialStep } from '#shared/content-types/material.ts';
import { contentTypeOf } from '#shared/content-types/types.ts';
import type { ContentTypeName } from '#shared/content-types/types.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import type { ToolSection } from '#shared/content-types/tool.ts';
import { FormScope } from '#ui/form/form-scope.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { formatAud } from '#shared/format-aud.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { Blocks, Choice, EntryLines } from './blocks.tsx';
import { FieldErrorsContext, errorsIn, useFieldError } from './field-errors.ts';
import type { FieldErrors } from './field-errors.ts';
import { FoldedField } from './folded-field.tsx';
import { ProjectNotesField, RatingField, StepsField } from './material-fields.tsx';
import type { NotedProject, WrittenRating } from './material-fields.tsx';
import { PhotoPickers } from './photo-pickers.tsx';
import { PictureField } from './picture-field.tsx';
import { PictureGroupsField, PicturesField } from './picture-lists.tsx';
import type { PictureGroup } from './picture-lists.tsx';
import { newImageRef } from './picture-messages.ts';
import { SectionsField } from './sections-field.tsx';
import { EntryLine, EntryText } from './text-fields.tsx';
import styles from './editor.module.css';

/** Starts the id of every control of the editor: an error summary finds `entry-title`. */
export const entryScope = 'entry';

/**
 * The fields of an entry, as its kind defines them. Each holds its own value and reports the whole entry with every change,
 * so a keystroke renders one field. Change the `key` when the content changes from outside.
 */
export const EntryForm = memo(Form, (before, now) => before.errors === now.errors);

function Form({
  kind,
  initial,
  errors,
  onErrors,
  onChange,
  saveFirst,
}: {
  kind: ContentTypeName;
  initial: EntryContent;
  errors: FieldErrors;
  onErrors: (change: (errors: FieldErrors) => FieldErrors) => void;
  onChange: (content: EntryContent, isMoved: boolean) => void;
  saveFirst: () => Promise<unknown>;
}) {
  const { fields, address } = contentTypeOf(kind);
  const latest = useRef(initial);
  const clear = useCallback(
    (path: string) =>
      onErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([one]) => one !== path && !one.startsWith(`${path}.`)),
        ),
      ),
    [onErrors],
  );
  const context = useMemo(() => ({ errors: withLineNumbers(errors), clear }), [errors, clear]);

  const [offers, setOffers] = useState<Readonly<Record<string, number>>>({});
  const [taken, setTaken] = useState<Readonly<Record<string, number>>>({});

  function set(name: string, value: unknown, isMoved = false) {
    latest.current = { ...latest.current, body: { ...latest.current.body, [name]: value } };
    onChange(latest.current, isMoved);
    // A keystroke in any other field renders that field alone.
    if (!fields.some((one) => one.follows === name || (one.follows && one.name === name))) return;
    setOffers((before) => {
      const { [name]: _, ...others } = before;
      return { ...others, ...offersFor(name, value, fields, initial.body) };
    });
  }
  const form = useRef<HTMLFormElement>(null);
  /** Names what is wrong with a field that was left; an empty one may still be filled in. */
  const checkField = useEffectEvent((field: EventTarget | null) => {
    const isWritten =
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value.trim() !== '';
    if (!isWritten) return;
    const { name } = field;
    const own = Object.entries(errorsIn(kind, latest.current.body)).filter(
      ([path]) => path === name || path.startsWith(`${name}.`),
    );
    if (own.length > 0) onErrors((before) => ({ ...before, ...Object.fromEntries(own) }));
  });
  useEffect(() => {
    const element = form.current;
    const check = ({ target }: FocusEvent) => checkField(target);
    element?.addEventListener('focusout', check);
    return () => element?.removeEventListener('focusout', check);
  }, []);
  function take(name: string, amount: number) {
    set(name, amount);
    setTaken({ ...taken, [name]: amount });
  }
  return (
    <FormScope value={entryScope}>
      <FieldErrorsContext value={context}>
        <form
          ref={form}
          className={styles['form']}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          {fields.map((field) => {
            const { name, label, isFolded } = field;
            const offered = offers[name];
            const input = (
              <EntryField
                key={`${name} ${taken[name] ?? ''}`}
                path={name}
                field={field}
                initial={taken[name] ?? initial.body[name]}
                latest={() => latest.current.body[name]}
                saveFirst={saveFirst}
                onChange={(value, isMoved) => set(name, value, isMoved)}
              />
            );
            return isFolded ? (
              <FoldedField key={name} path={name} label={label}>
                {input}
              </FoldedField>
            ) : offered === undefined ? (
              input
            ) : (
              <Fragment key={name}>
                {input}
                <p>
                  <TextButton onClick={() => take(name, offered)}>
                    Change the {label.toLowerCase()} to {formatAud(offered)} as well
                  </TextButton>
                </p>
              </Fragment>
            );
          })}
          {address === 'slug' ? (
            <EntryLine
              path="slug"
              label="Address"
              help="The last part of the page’s address. Leave it empty to make it from the title."
              isOptional
              initial={initial.slug}
              onChange={(slug) => {
                latest.current = { ...latest.current, slug: slug.trim() };
                onChange(latest.current, false);
              }}
            />
          ) : null}
        </form>
      </FieldErrorsContext>
    </FormScope>
  );
}

/** Amounts that follow a changed one, at the share that they had of it. */
function offersFor(
  name: string,
  value: unknown,
  fields: readonly ContentField[],
  before: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const former = before[name];
  if (typeof value !== 'number' || typeof former !== 'number' || value === former) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const own = before[field.name];
      const isOffered = field.follows === name && typeof own === 'number' && value > 0;
      return isOffered ? [[field.name, Math.round((value * own) / former)]] : [];
    }),
  );
}

interface FieldOfEntry {
  path: string;
  field: ContentField;
  initial: unknown;
  latest: () => unknown;
  saveFirst: () => Promise<unknown>;
  onChange: (value: unknown, isMoved?: boolean) => void;
}

function EntryField({ path, field, initial, latest, saveFirst, onChange }: FieldOfEntry) {
  const { label, help, input, isOptional } = field;
  const common = { path, label, help, isOptional };
  if (typeof input === 'object') {
    return 'fields' in input ? (
      <FieldGroup name={path} label={label} help={help} role="group">
        <div className={styles['group']}>
          {input.fields.map((part) => (
            <EntryField
              key={part.name}
              path={`${path}.${part.name}`}
              field={part}
              initial={recordOf(initial)[part.name]}
              latest={() => recordOf(latest())[part.name]}
              saveFirst={saveFirst}
              onChange={(value, isMoved) =>
                onChange({ ...recordOf(latest()), [part.name]: value }, isMoved)
              }
            />
          ))}
        </div>
      </FieldGroup>
    ) : (
      <Choice
        {...common}
        initial={textOf(initial)}
        options={input.choice}
        onChange={(value) => onChange(value)}
      />
    );
  }
  switch (input) {
    case 'line':
      return <EntryLine {...common} initial={textOf(initial)} onChange={onChange} />;
    case 'email':
      return <EntryLine {...common} type="email" initial={textOf(initial)} onChange={onChange} />;
    case 'phone':
      return <EntryLine {...common} type="tel" initial={textOf(initial)} onChange={onChange} />;
    case 'aud':
      return (
        <EntryLine
          {...common}
          inputMode="decimal"
          unit="dollars"
          initial={textOf(initial)}
          onChange={(text) => onChange(dollarsOf(text))}
        />
      );
    case 'hours':
    case 'degrees':
      return (
        <EntryLine
          {...common}
          inputMode="decimal"
          unit={input === 'hours' ? 'hours' : '°C'}
          initial={textOf(initial)}
          onChange={(text) => onChange(decimalOf(text))}
        />
      );
    case 'day':
      return <DayField {...common} initial={textOf(initial)} onChange={onChange} />;
    case 'paragraphs':
      return <EntryText {...common} rows={3} initial={textOf(initial)} onChange={onChange} />;
    case 'inline':
      return (
        <EntryText {...common} rows={3} hasMarks initial={textOf(initial)} onChange={onChange} />
      );
    case 'lines':
    case 'inline-lines':
      return (
        <EntryLines
          {...common}
          hasMarks={input === 'inline-lines'}
          isOptional={isOptional ?? false}
          help={help ?? 'One per line.'}
          initial={arrayOf<string>(initial)}
          onChange={onChange}
        />
      );
    case 'rating':
      return (
        <RatingField
          {...common}
          initial={ratingOf(initial)}
          onChange={(part) => onChange({ ...ratingOf(latest()), ...part })}
        />
      );
    case 'steps':
    case 'terms':
      return (
        <StepsField
          {...common}
          item={input === 'steps' ? 'step' : 'term'}
          initial={arrayOf<MaterialStep>(initial)}
          onChange={onChange}
        />
      );
    case 'sections':
      return (
        <SectionsField {...common} initial={arrayOf<ToolSection>(initial)} onChange={onChange} />
      );
    case 'project-notes':
      return (
        <ProjectNotesField
          {...common}
          initial={arrayOf<NotedProject>(initial)}
          onChange={onChange}
        />
      );
    case 'picture':
      return <CoverField {...common} initial={initial} saveFirst={saveFirst} onChange={onChange} />;
    case 'pictures':
      return (
        <PicturesField
          {...common}
          initial={arrayOf<ImageRef>(initial)}
          saveFirst={saveFirst}
          onChange={onChange}
        />
      );
    case 'picture-groups':
      return (
        <PictureGroupsField
          {...common}
          initial={arrayOf<PictureGroup>(initial)}
          saveFirst={saveFirst}
          onChange={onChange}
        />
      );
    case 'blocks':
      return (
        <Blocks
          path={path}
          label={label}
          initial={arrayOf<ContentBlock>(latest())}
          saveFirst={saveFirst}
          onChange={onChange}
        />
      );
  }
}

/** A plain date, or empty. */
function DayField({
  path,
  label,
  help,
  initial,
  onChange,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  initial: string;
  onChange: (day: string | null) => void;
}) {
  const { error, clear } = useFieldError(path);
  const [value, setValue] = useState(initial);
  const id = `${entryScope}-${path}`;
  return (
    <FieldGroup name={`${path}-group`} label={label} help={help} error={error} role="group">
      <input
        id={id}
        className={styles['day']}
        type="date"
        name={path}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          onChange(event.target.value === '' ? null : event.target.value);
          if (error !== undefined) clear();
        }}
      />
    </FieldGroup>
  );
}

/** The one picture of a card and of the top of a page. */
function CoverField({
  path,
  label,
  help,
  isOptional = false,
  initial,
  saveFirst,
  onChange,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  isOptional?: boolean | undefined;
  initial: unknown;
  saveFirst: () => Promise<unknown>;
  onChange: (use: ImageRef | null) => void;
}) {
  const [start, setStart] = useState<ImageRef | null>(isImageRef(initial) ? initial : null);
  const { error, clear } = useFieldError(path);
  // Without a cover of its own, an entry uses its first photo.
  const isCover = path === 'cover';
  if (start !== null) {
    return (
      <div className={styles['block']}>
        <PictureField
          path={path}
          label={label}
          initial={start}
          saveFirst={saveFirst}
          onChange={onChange}
        />
        {isCover ? (
          <Button
            tone="quiet"
            onClick={() => {
              setStart(null);
              onChange(null);
            }}
          >
            Use the first photo instead
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <FieldGroup
      name={path}
      label={label}
      help={
        help ??
        (isCover ? 'Required. Without one of its own, it’s the first photo below.' : undefined)
      }
      error={error}
      isRequired={!isOptional}
      role="group"
    >
      <div className={styles['add']}>
        <PhotoPickers
          saveFirst={saveFirst}
          onAdded={([sha256]) => {
            if (sha256 === undefined) return;
            const use = newImageRef(sha256);
            setStart(use);
            onChange(use);
            if (error !== undefined) clear();
          }}
        />
      </div>
    </FieldGroup>
  );
}

/** The error of a single line is shown at the field of all the lines, with the number of the line. */
function withLineNumbers(errors: FieldErrors): FieldErrors {
  const shown: Record<string, string> = { ...errors };
  for (const [path, message] of Object.entries(errors)) {
    const [, field = '', line] =
      /^(.*(?:items|includes|features|tags|characteristics|cautions|limits|planned|alternatives))\.(\d+)$/.exec(
        path,
      ) ?? [];
    if (line !== undefined) shown[field] ??= `Line ${Number(line) + 1}: ${message}`;
  }
  return shown;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A whole number where it is one; other text stays as it is, and the schema of the kind refuses it. */
function dollarsOf(text: string): number | string | null {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** A number where it is one, with a hyphen or a minus sign before it; other text stays as it is. */
function decimalOf(text: string): number | string | null {
  const digits = text.replaceAll(/\s/g, '').replace('−', '-');
  if (digits === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text;
}

// The body of a draft contains what its own fields have put there; the schema of its kind validates it before it is published.
function arrayOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function ratingOf(value: unknown): WrittenRating {
  const { rating, words } = recordOf(value);
  return { rating: typeof rating === 'number' ? rating : null, words: textOf(words) };
}

const isImageRef = (value: unknown): value is ImageRef =>
  typeof value === 'object' && value !== null && 'picture' in value;
