import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { cleanText } from '#shared/clean-text.ts';
import { inOneLine } from '#lib/in-one-line.ts';
import { longestProjectName } from '#shared/tools/project.ts';
import type { ProjectNames } from '#shared/tools/project.ts';
import { Button } from '#ui/button/button.tsx';
import { UncontrolledField } from '#ui/form/uncontrolled-field.tsx';
import { FormScope } from '#ui/form/form-scope.ts';
import styles from './project.module.css';

/** Name and town of a project. What was typed stays where it could not be saved. */
export function ProjectForm({
  title,
  place,
  names,
  submitLabel,
  onSubmit,
  onCancel,
}: {
  title: string;
  /** Id of the town; empty for none. */
  place: string;
  names: ProjectNames;
  submitLabel: string;
  /** Resolves to why it could not be saved; null when it was. */
  onSubmit: (title: string, place: string) => Promise<string | null>;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const isSaving = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || isSaving.current) return;
    const typed = new FormData(form.current);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? inOneLine(cleanText(value)).trim() : '';
    };
    const name = text('project-name');
    const refused =
      name === ''
        ? 'Give the project a name, for example: Our block at Glenlyon.'
        : name.length > longestProjectName
          ? `Shorten the name to ${longestProjectName} characters.`
          : undefined;
    setError(refused);
    if (refused !== undefined) {
      const control = form.current.elements.namedItem('project-name');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    isSaving.current = true;
    setProblem(await onSubmit(name, text('project-place')));
    isSaving.current = false;
  };
  return (
    <FormScope value={id}>
      <form
        ref={form}
        className={styles['form']}
        aria-label={submitLabel}
        onSubmit={(event) => void submit(event)}
        autoComplete="off"
        method="dialog"
        noValidate
      >
        <UncontrolledField
          name="project-name"
          label="Name of the project"
          help="Your own words, for example: Our block at Glenlyon."
          error={error}
          initial={title}
          control={{ kind: 'line', maxLength: longestProjectName }}
        />
        <UncontrolledField
          name="project-place"
          label="Nearest town"
          initial={place}
          control={{
            kind: 'choice',
            options: [
              { value: '', label: 'Not chosen yet' },
              ...Object.entries(names.places).map(([value, label]) => ({ value, label })),
            ],
          }}
        />
        {problem === null ? null : <p role="alert">{problem}</p>}
        <div className={styles['actions']}>
          <Button type="submit">{submitLabel}</Button>
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </FormScope>
  );
}
