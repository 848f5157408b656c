import { memo, useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';
import { longestLine } from '#shared/tools/input.ts';
import type { FieldInput, RawInputs, ToolInput } from '#shared/tools/input.ts';
import type { ProjectNotes } from '#shared/tools/project.ts';
import { Button } from '#ui/button/button.tsx';
import { TextButton } from '#ui/button/text-button.tsx';
import { HydrationBoundary } from '#ui/deferred/hydration-boundary.tsx';
import { FormScope } from '#ui/form/form-scope.ts';
import { UncontrolledCheck, UncontrolledField } from '#ui/form/uncontrolled-field.tsx';
import type { UncontrolledControl } from '#ui/form/uncontrolled-field.tsx';
import type { PageProject } from './page-project.ts';
import styles from './tool.module.css';

interface ToolFormProps {
  inputs: readonly ToolInput[];
  start: RawInputs;
  /** Names of the inputs that count, separated by spaces: a string, so that `memo` can compare it. */
  asked: string;
  errors: Readonly<Record<string, string>>;
  /** What is said of the inputs and the project's, as `ProjectNotes` in JSON; empty without a project. */
  notes: string;
  onTell: PageProject['onTell'] | null;
  form: RefObject<HTMLFormElement | null>;
  /** Reads the form. Also called once it is hydrated: somebody may have typed before. */
  onRead: () => void;
}

/**
 * The inputs of a tool in their groups. An input that does not count is hidden and keeps its value. The fields are
 * uncontrolled, so the form renders only when an input starts or stops counting, or is refused. It hydrates apart, so that
 * a tap on a link above it does not wait for its fields.
 */
export const ToolForm = memo(function ToolForm(props: ToolFormProps) {
  return (
    <HydrationBoundary>
      <Fields {...props} />
    </HydrationBoundary>
  );
});

function Fields({ inputs, start, asked, errors, notes, onTell, form, onRead }: ToolFormProps) {
  const id = useId();
  useEffect(onRead, [onRead]);
  const { help, offers } = notes === '' ? noNotes : (JSON.parse(notes) as ProjectNotes);
  // Rows have a form of their own.
  const fields = inputs.filter((input) => input.kind !== 'rows');
  const askedNames = new Set(asked.split(' '));
  const groups = [...new Set(fields.map(({ group }) => group))];
  return (
    <FormScope value={id}>
      <form
        ref={form}
        className={styles['form']}
        aria-label="Your figures"
        onInput={onRead}
        onSubmit={(event) => {
          event.preventDefault();
          const refused = fields.find(({ name }) => errors[name] !== undefined);
          const control = refused && form.current?.elements.namedItem(refused.name);
          if (control instanceof HTMLElement) {
            control.focus();
            return;
          }
          const answer = document.getElementById('answer');
          answer?.focus({ preventScroll: true });
          answer?.scrollIntoView();
        }}
        // No suggestions from other forms.
        autoComplete="off"
        // With another method, Enter before hydration would reload the page and lose what was typed.
        method="dialog"
        noValidate
      >
        {groups.map((group) => (
          <fieldset key={group} className={styles['group']}>
            <legend className={styles['legend']}>{group}</legend>
            {fields
              .filter((input) => input.group === group)
              .map((input) => (
                <div key={input.name} hidden={!askedNames.has(input.name)}>
                  {input.kind === 'check' ? (
                    <UncontrolledCheck
                      name={input.name}
                      label={input.label}
                      isInitiallyChecked={start[input.name] === 'yes'}
                    />
                  ) : (
                    <ToolField
                      input={input}
                      initial={start[input.name] ?? input.initial}
                      note={help[input.name]}
                      error={errors[input.name]}
                    />
                  )}
                </div>
              ))}
            {offers.map(({ fact, after, label }) =>
              onTell !== null &&
              fields.some(({ name, group: its }) => name === after && its === group) ? (
                <Offer key={fact} label={label} onTake={() => onTell(fact)} />
              ) : null,
            )}
          </fieldset>
        ))}
        {/* Where there are rows, the answer comes with them. */}
        {fields.length < inputs.length ? null : (
          <div className={styles['actions']}>
            <Button type="submit" tone="quiet">
              Show the answer
            </Button>
          </div>
        )}
      </form>
    </FormScope>
  );
}

const noNotes: ProjectNotes = { help: {}, offers: [] };

/** Takes a fact over for the project. */
function Offer({ label, onTake }: { label: string; onTake: () => Promise<string | null> }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className={styles['offer']}>
      <TextButton onClick={async () => setProblem(await onTake())}>{label}</TextButton>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

/** An uncontrolled field for one input, in the form of the tool or of a row. */
export const ToolField = memo(function ToolField({
  input,
  initial,
  note,
  error,
}: {
  input: FieldInput;
  initial: string;
  /** What is said of it beside its own help. */
  note?: string | undefined;
  error: string | undefined;
}) {
  return (
    <UncontrolledField
      name={input.name}
      label={input.label}
      help={[note, input.help].filter(Boolean).join(' ') || undefined}
      error={error}
      initial={initial}
      control={controlOf(input, initial)}
    />
  );
});

function controlOf(input: FieldInput, initial: string): UncontrolledControl {
  switch (input.kind) {
    case 'number':
      return { kind: 'line', inputMode: 'decimal', unit: input.unit };
    case 'choice':
      // A saved choice that is no longer offered is asked again, by its name: the first of the list is not a choice.
      return {
        kind: 'choice',
        options: input.options.some(({ value }) => value === initial)
          ? input.options
          : [{ value: initial, label: 'Choose…' }, ...input.options],
      };
    case 'date':
      return { kind: 'day', min: input.min, max: input.max };
    case 'text':
      return { kind: 'line', maxLength: longestLine };
  }
}
