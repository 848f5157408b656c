import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inOneLine } from '#lib/in-one-line.ts';
import { ratings } from '#shared/content-types/material.ts';
import type { MaterialStep } from '#shared/content-types/material.ts';
import { NativeSelect } from '#ui/form/native-select.tsx';
import { useFieldError } from './field-errors.ts';
import { ItemList } from './item-list.tsx';
import { useKeyedList } from './keyed-list.tsx';
import { entriesQuery } from './queries.ts';
import { EntryLine, EntryText } from './text-fields.tsx';
import styles from './editor.module.css';

interface FieldProps<Value> {
  path: string;
  label: string;
  help?: string | undefined;
  initial: Value;
}

/** A native select that holds its own state. */
function Select({
  path,
  label,
  initial,
  options,
  onChange,
}: FieldProps<string> & {
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}) {
  const [value, setValue] = useState(initial);
  const { error, clear } = useFieldError(path);
  return (
    <NativeSelect
      name={path}
      label={label}
      error={error}
      isRequired
      options={options}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange(chosen);
        if (error !== undefined) clear();
      }}
    />
  );
}

/** A rating as a draft has it: null while none is chosen, or where another release wrote it differently. */
export interface WrittenRating {
  rating: number | null;
  words: string;
}

const ratingOptions = ratings.map((rating) => ({
  value: String(rating),
  label: rating === 1 ? '1 (low)' : rating === ratings.at(-1) ? `${rating} (high)` : `${rating}`,
}));

/** A number from 1 to 5 with the words that carry its meaning. */
export function RatingField({
  path,
  label,
  initial,
  onChange,
}: FieldProps<WrittenRating> & { onChange: (part: Partial<WrittenRating>) => void }) {
  return (
    <div className={styles['block']}>
      <Select
        path={`${path}.rating`}
        label={label}
        initial={initial.rating === null ? '' : String(initial.rating)}
        options={ratingOptions}
        onChange={(chosen) => onChange({ rating: chosen === '' ? null : Number(chosen) })}
      />
      <EntryText
        path={`${path}.words`}
        label={`${label} in words`}
        rows={1}
        initial={initial.words}
        onChange={(text) => onChange({ words: inOneLine(text) })}
      />
    </div>
  );
}

/** Steps of the work, or terms, each with a title. */
export function StepsField({
  path,
  label,
  help,
  item,
  initial,
  onChange,
}: FieldProps<readonly MaterialStep[]> & {
  item: 'step' | 'term';
  onChange: (steps: readonly MaterialStep[], isMoved: boolean) => void;
}) {
  const list = useKeyedList(initial, onChange);
  return (
    <ItemList
      path={path}
      label={label}
      help={help}
      item={item}
      list={list}
      onAdd={() => list.add([{ title: '', text: '' }])}
      renderItem={(step, { key, itemPath, number }) => (
        <>
          <EntryLine
            path={`${itemPath}.title`}
            label={`Title of ${item} ${number}`}
            initial={step.title}
            onChange={(title) => list.change(key, { title })}
          />
          <EntryText
            path={`${itemPath}.text`}
            label={`${item === 'step' ? 'Step' : 'Term'} ${number}`}
            hasMarks
            initial={step.text}
            onChange={(text) => list.change(key, { text })}
          />
        </>
      )}
    />
  );
}

/** A project by its number, null while none is chosen. */
export interface NotedProject {
  id: number | null;
  note: string;
}

/** Projects of the site, each with a line about it. */
export function ProjectNotesField({
  path,
  label,
  help,
  initial,
  onChange,
}: FieldProps<readonly NotedProject[]> & {
  onChange: (projects: readonly NotedProject[], isMoved: boolean) => void;
}) {
  const list = useKeyedList(initial, onChange);
  const { data } = useQuery(entriesQuery);
  const known = (data?.entries ?? [])
    .filter(({ kind, state }) => kind === 'project' && (state === 'live' || state === 'hidden'))
    .map(({ slug, title, state }) => ({
      value: slug,
      label: state === 'hidden' ? `${title} (hidden)` : title,
    }));
  return (
    <ItemList
      path={path}
      label={label}
      help={help}
      item="project"
      list={list}
      onAdd={() => list.add([{ id: null, note: '' }])}
      renderItem={({ id, note }, { key, itemPath, number }) => {
        const chosen = id === null ? '' : String(id);
        // Without a connection only its number is known.
        const isListed = chosen === '' || known.some(({ value }) => value === chosen);
        return (
          <>
            <Select
              path={`${itemPath}.id`}
              label={`Project ${number}`}
              initial={chosen}
              options={isListed ? known : [{ value: chosen, label: `Project ${chosen}` }, ...known]}
              onChange={(value) => list.change(key, { id: value === '' ? null : Number(value) })}
            />
            <EntryText
              path={`${itemPath}.note`}
              label={`What the material does in project ${number}`}
              rows={1}
              initial={note}
              onChange={(text) => list.change(key, { note: inOneLine(text) })}
            />
          </>
        );
      }}
    />
  );
}
