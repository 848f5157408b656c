import { Bold, Italic, Link as LinkIcon } from 'lucide-react';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useFieldError } from './field-errors.ts';
import { markSelection } from './inline-marks.ts';
import type { InlineMark } from './inline-marks.ts';
import styles from './editor.module.css';

interface TextProps {
  /** Path in the body, which is the name of the control. */
  path: string;
  label: string;
  help?: string | undefined;
  isOptional?: boolean | undefined;
  /** Its first value; from then on it holds its own, so that a keystroke renders nothing else. */
  initial: string;
  onChange: (text: string) => void;
}

/** A one-line field that holds its own value. */
export function EntryLine({
  path,
  label,
  help,
  isOptional = false,
  initial,
  onChange,
  type = 'text',
  inputMode,
  unit,
}: TextProps & {
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'decimal';
  unit?: string;
}) {
  const { error, clear } = useFieldError(path);
  return (
    <TextField
      name={path}
      label={label}
      help={help}
      error={error}
      isRequired={!isOptional}
      type={type}
      inputMode={inputMode}
      unit={unit}
      defaultValue={initial}
      onChange={(text) => {
        onChange(text);
        if (error !== undefined) clear();
      }}
    />
  );
}

/** A growing text area that holds its own value, with buttons for inline marks where the field allows them. */
export function EntryText({
  path,
  label,
  help,
  isOptional = false,
  initial,
  onChange,
  hasMarks = false,
  onArea,
  rows = 2,
  isAlone = true,
}: TextProps & {
  hasMarks?: boolean;
  /** Receives the element, for actions on the selection. */
  onArea?: (area: HTMLTextAreaElement | null) => void;
  rows?: number;
  /** Whether the buttons are shown below this field; a block has them in its toolbar. */
  isAlone?: boolean;
}) {
  const own = useRef<HTMLTextAreaElement | null>(null);
  const { error, clear } = useFieldError(path);
  return (
    <div className={styles['text']}>
      <TextArea
        name={path}
        label={label}
        help={help}
        error={error}
        isRequired={!isOptional}
        rows={rowsFor(initial, rows)}
        defaultValue={initial}
        inputRef={(element) => {
          const found = element instanceof HTMLTextAreaElement ? element : null;
          own.current = found;
          onArea?.(found);
          // Repeated, it stays one listener.
          if (hasMarks) found?.addEventListener('keydown', markByKey);
        }}
        onChange={(text) => {
          if (!hasFieldSizing && own.current !== null) own.current.rows = rowsFor(text, rows);
          onChange(text);
          if (error !== undefined) clear();
        }}
      />
      {hasMarks && isAlone ? (
        <div className={styles['marks']} role="group" aria-label={`Formatting for ${label}`}>
          <MarkButtons area={own} />
        </div>
      ) : null}
    </div>
  );
}

const marks = [
  { mark: 'bold', label: 'Bold', Icon: Bold },
  { mark: 'italic', label: 'Italic', Icon: Italic },
  { mark: 'link', label: 'Link', Icon: LinkIcon },
] as const satisfies readonly { mark: InlineMark; label: string; Icon: typeof Bold }[];

/** Bold, italic and link buttons, which mark the selection. */
export function MarkButtons({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  return marks.map(({ mark, label, Icon }) => (
    <button
      key={mark}
      type="button"
      className={styles['tool']}
      // The text keeps its selection, and a phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        if (area.current !== null) markSelection(area.current, mark);
      }}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>{label}</span>
    </button>
  ));
}

/** Ctrl+B and Ctrl+I, on a Mac with Command. */
function markByKey(event: KeyboardEvent): void {
  const mark = markKeys[event.key.toLowerCase()];
  const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (mark === undefined || !isAsked || !(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  markSelection(event.target, mark);
}

const markKeys: Readonly<Record<string, InlineMark>> = { b: 'bold', i: 'italic' };

/** Whether the browser makes a field as tall as its text. */
const hasFieldSizing =
  typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content') === true;

/** Enough rows for a text, for browsers that do not. */
function rowsFor(text: string, least: number): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 38)), 0);
  return Math.min(30, Math.max(least, rows));
}
