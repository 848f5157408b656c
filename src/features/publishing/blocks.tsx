import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent } from 'react';
import { ArrowDown, ArrowUp, Ellipsis, Plus, SeparatorHorizontal, Trash } from 'lucide-react';
import { ApiError, call } from '#shared/api/call.ts';
import { postOwnerBlocks } from '#shared/api/owner-blocks.ts';
import type { ContentBlock } from '#shared/content-types/blocks.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { showToast } from '#ui/toast/toasts.ts';
import {
  addedKinds,
  blockLabel,
  blockNames,
  emptyBlock,
  insertRows,
  isEmptyBlock,
  isFixed,
  linesOf,
  moveRow,
  paragraphsIn,
  newRow,
  splitBlock,
} from './block-list.ts';
import type { BlockKind, BlockRow } from './block-list.ts';
import { useFieldError } from './field-errors.ts';
import { PictureField } from './picture-field.tsx';
import { DefinitionFields, FixedPart } from './page-blocks.tsx';
import { PhotoPickers } from './photo-pickers.tsx';
import { PicturesField } from './picture-lists.tsx';
import { TableFields } from './table-fields.tsx';
import { EntryLine, EntryText, MarkButtons } from './text-fields.tsx';
import { newImageRef } from './picture-messages.ts';
import styles from './editor.module.css';

/** A block to focus once it is rendered. */
interface PendingFocus {
  key: string;
  caret: 'start' | 'end' | number;
}

/** What the rows share, the same object for the life of the list. */
interface BlockActions {
  set: (key: string, block: ContentBlock) => void;
  replace: (key: string, blocks: readonly ContentBlock[], focusLast: boolean) => void;
  insertAfter: (key: string, blocks: readonly ContentBlock[]) => void;
  move: (key: string, by: -1 | 1) => void;
  remove: (key: string) => void;
  open: (key: string | null) => void;
  latest: (key: string) => ContentBlock | undefined;
  takeFocus: (key: string) => PendingFocus | null;
  saveFirst: () => Promise<unknown>;
}

/**
 * The blocks of a text as native fields. A keystroke updates the blocks in a ref and renders only its own field; the
 * list renders when a block is added, removed or moved.
 */
export function Blocks({
  path,
  label,
  initial,
  onChange,
  saveFirst,
}: {
  path: string;
  label: string;
  initial: readonly ContentBlock[];
  /** `isMoved` when blocks were added, removed or moved, so that their paths have changed. */
  onChange: (blocks: readonly ContentBlock[], isMoved: boolean) => void;
  /** Called before a picker or the camera opens: the phone may reload the page in the meantime. */
  saveFirst: () => Promise<unknown>;
}) {
  const [rows, setRows] = useState<readonly BlockRow[]>(() => initial.map(newRow));
  const latest = useRef(rows);
  const tell = useRef(onChange);
  const save = useRef(saveFirst);
  useEffect(() => {
    tell.current = onChange;
    save.current = saveFirst;
  });
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ row: BlockRow; at: number } | null>(null);
  const pendingFocus = useRef<PendingFocus | null>(null);
  const { error, clear } = useFieldError(path);

  const put = useCallback((next: readonly BlockRow[]) => {
    latest.current = next;
    setRows(next);
    tell.current(
      next.map(({ block }) => block),
      true,
    );
  }, []);

  const actions = useMemo<BlockActions>(
    () => ({
      set(key, block) {
        latest.current = latest.current.map((row) => (row.key === key ? { key, block } : row));
        tell.current(
          latest.current.map((row) => row.block),
          false,
        );
      },
      replace(key, blocks, focusLast) {
        const at = latest.current.findIndex((row) => row.key === key);
        if (at < 0) return;
        const added = blocks.map(newRow);
        const last = added.at(-1);
        if (focusLast && last !== undefined)
          pendingFocus.current = { key: last.key, caret: 'start' };
        const others = latest.current.filter((row) => row.key !== key);
        put(insertRows(others, at, added));
        if (last !== undefined) setOpenKey(last.key);
      },
      insertAfter(key, blocks) {
        const at = latest.current.findIndex((row) => row.key === key);
        const added = blocks.map(newRow);
        const [first] = added;
        if (first === undefined) return;
        pendingFocus.current = { key: first.key, caret: 'end' };
        setRemoved(null);
        put(insertRows(latest.current, at + 1, added));
        setOpenKey(first.key);
      },
      move(key, by) {
        setRemoved(null);
        put(moveRow(latest.current, key, by));
      },
      remove(key) {
        const at = latest.current.findIndex((row) => row.key === key);
        const row = latest.current[at];
        if (row === undefined) return;
        setRemoved({ row, at });
        setOpenKey(null);
        put(latest.current.filter((one) => one !== row));
      },
      open: setOpenKey,
      latest: (key) => latest.current.find((row) => row.key === key)?.block,
      takeFocus(key) {
        const wish = pendingFocus.current?.key === key ? pendingFocus.current : null;
        if (wish !== null) pendingFocus.current = null;
        return wish;
      },
      saveFirst: () => save.current(),
    }),
    [put],
  );

  function add(blocks: readonly ContentBlock[]) {
    if (error !== undefined) clear();
    const last = latest.current.at(-1);
    // The new block replaces an empty paragraph at the end.
    if (
      last !== undefined &&
      blocks.length > 0 &&
      isEmptyBlock(last.block) &&
      last.block.kind === 'paragraph'
    ) {
      actions.replace(last.key, blocks, true);
    } else actions.insertAfter(last?.key ?? '', blocks);
  }

  return (
    <FieldGroup name={path} label={label} error={error} role="group">
      <div className={styles['blocks']}>
        {rows.map(({ key, block }, index) => (
          <div key={key}>
            {removed?.at === index ? (
              <Removed removed={removed.row.block} onUndo={restore} onGone={dropRemoved} />
            ) : null}
            <Row
              rowKey={key}
              path={`${path}.${index}`}
              index={index}
              isLast={index === rows.length - 1}
              initial={block}
              isOpen={key === openKey}
              actions={actions}
            />
          </div>
        ))}
        {removed !== null && removed.at >= rows.length ? (
          <Removed removed={removed.row.block} onUndo={restore} onGone={dropRemoved} />
        ) : null}
        <AddBlock label="Add" onAdd={add} saveFirst={saveFirst} />
      </div>
    </FieldGroup>
  );

  function restore() {
    if (removed === null) return;
    pendingFocus.current = { key: removed.row.key, caret: 'end' };
    setRemoved(null);
    put(insertRows(latest.current, removed.at, [removed.row]));
    setOpenKey(removed.row.key);
  }
  function dropRemoved() {
    setRemoved(null);
  }
}

/** Offers to undo, in place of a removed block, until the next action. */
function Removed({
  removed,
  onUndo,
  onGone,
}: {
  removed: ContentBlock;
  onUndo: () => void;
  onGone: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p role="status" className={styles['removed']}>
      {blockNames[removed.kind]} deleted.{' '}
      <button ref={undo} type="button" className={styles['tool']} onClick={onUndo}>
        Undo
      </button>
      <button type="button" className={styles['tool']} onClick={onGone}>
        Dismiss
      </button>
    </p>
  );
}

const Row = memo(function Row({
  rowKey,
  path,
  index,
  isLast,
  initial,
  isOpen,
  actions,
}: {
  rowKey: string;
  path: string;
  index: number;
  isLast: boolean;
  initial: ContentBlock;
  isOpen: boolean;
  actions: BlockActions;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const label = blockLabel(initial, index);
  const canSplit = ['paragraph', 'list', 'quote', 'note'].includes(initial.kind);

  useEffect(() => {
    const wish = actions.takeFocus(rowKey);
    if (wish === null) return;
    const field =
      area.current ??
      container.current?.querySelector<HTMLElement>('input:not([type=file]), textarea');
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
    if (area.current === null) return;
    const at =
      wish.caret === 'start' ? 0 : wish.caret === 'end' ? area.current.value.length : wish.caret;
    area.current.setSelectionRange(at, at);
  }, [actions, rowKey]);

  function set(block: ContentBlock) {
    actions.set(rowKey, block);
  }
  /** The current content of the block: `initial` is only what it started with. */
  const now = () => actions.latest(rowKey) ?? initial;

  async function paste(event: ClipboardEvent<HTMLDivElement>) {
    const target = event.target;
    const html = event.clipboardData.getData('text/html');
    if (!(target instanceof HTMLTextAreaElement) || !isRich(html)) return;
    event.preventDefault();
    const plain = event.clipboardData.getData('text/plain');
    setIsPasting(true);
    try {
      const { blocks, leftOut } = await call(postOwnerBlocks, { body: { html } });
      const [only] = blocks;
      if (only?.kind === 'paragraph' && blocks.length === 1) insertText(target, only.text);
      else if (blocks.length > 0) {
        const current = now();
        if (isEmptyBlock(current)) actions.replace(rowKey, blocks, false);
        else actions.insertAfter(rowKey, blocks);
      } else insertText(target, plain);
      if (leftOut.length > 0) showToast({ title: 'Pasted', description: leftOut.join(' ') });
    } catch (error) {
      insertText(target, plain);
      showToast({
        title: 'Pasted as plain text',
        description:
          error instanceof ApiError && error.status === 413
            ? 'That was too much to paste with its formatting. Paste it in smaller parts.'
            : 'Formatting can only be pasted when we can reach the server.',
      });
    } finally {
      setIsPasting(false);
    }
  }

  function splitHere() {
    const parts = splitBlock(now(), area.current?.selectionStart ?? 0);
    if (parts !== null) actions.replace(rowKey, parts, true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to events of its own fields
    <div
      ref={container}
      className={styles['block']}
      data-block={initial.kind}
      onFocus={(event) => {
        // Not for a button: opening the block would move it away from under the finger.
        if (!isOpen && !(event.target instanceof HTMLButtonElement)) actions.open(rowKey);
      }}
      onPaste={(event) => void paste(event)}
    >
      <BlockFields
        path={path}
        label={label}
        initial={initial}
        onArea={(element) => {
          area.current = element;
        }}
        set={set}
        now={now}
        onParagraphs={(parts) =>
          actions.replace(
            rowKey,
            parts.map((text) => ({ kind: 'paragraph', text })),
            true,
          )
        }
        saveFirst={actions.saveFirst}
      />
      <button
        type="button"
        className={styles['more']}
        aria-expanded={isOpen}
        aria-label={`Change ${label.toLowerCase()}`}
        onClick={() => actions.open(isOpen ? null : rowKey)}
      >
        <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isPasting ? <p role="status">Pasting…</p> : null}
      {isOpen ? (
        <div className={styles['tools']} role="group" aria-label={label}>
          {takesMarks(initial.kind) ? <MarkButtons area={area} /> : null}
          {canSplit ? <Tool label="Split" Icon={SeparatorHorizontal} onClick={splitHere} /> : null}
          {index === 0 ? null : (
            <Tool label="Up" Icon={ArrowUp} onClick={() => actions.move(rowKey, -1)} />
          )}
          {isLast ? null : (
            <Tool label="Down" Icon={ArrowDown} onClick={() => actions.move(rowKey, 1)} />
          )}
          {isLast ? null : (
            <Tool
              label="Add below"
              Icon={Plus}
              isExpanded={isAdding}
              onClick={() => setIsAdding(!isAdding)}
            />
          )}
          {isFixed(initial) ? null : (
            <Tool label="Delete" Icon={Trash} onClick={() => actions.remove(rowKey)} />
          )}
        </div>
      ) : null}
      {isOpen && isAdding && !isLast ? (
        <AddBlock
          label={`Add below ${label.toLowerCase()}`}
          onAdd={(blocks) => {
            setIsAdding(false);
            actions.insertAfter(rowKey, blocks);
          }}
          saveFirst={actions.saveFirst}
        />
      ) : null}
    </div>
  );
});

function Tool({
  label,
  Icon,
  isExpanded,
  onClick,
}: {
  label: string;
  Icon: typeof ArrowUp;
  isExpanded?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-expanded={isExpanded}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

const takesMarks = (kind: BlockKind) =>
  ['paragraph', 'heading', 'list', 'quote', 'note'].includes(kind);

/** The fields of a block of each kind. */
function BlockFields({
  path,
  label,
  initial,
  onArea,
  set,
  now,
  onParagraphs,
  saveFirst,
}: {
  path: string;
  label: string;
  initial: ContentBlock;
  onArea: (area: HTMLTextAreaElement | null) => void;
  set: (block: ContentBlock) => void;
  now: () => ContentBlock;
  onParagraphs: (parts: readonly string[]) => void;
  saveFirst: () => Promise<unknown>;
}) {
  const textProps = {
    path: `${path}.text`,
    onArea,
    hasMarks: true,
    isAlone: false,
  } as const;
  switch (initial.kind) {
    case 'paragraph':
      return (
        <EntryText
          {...textProps}
          label={label}
          initial={initial.text}
          onChange={(text) => {
            const parts = paragraphsIn(text);
            if (parts === null) set({ kind: 'paragraph', text });
            else onParagraphs(parts);
          }}
        />
      );
    case 'heading':
      return (
        <>
          <EntryText
            {...textProps}
            label={label}
            rows={1}
            initial={initial.text}
            onChange={(text) => set({ ...initial, ...now(), text } as ContentBlock)}
          />
          {initial.isDraft === undefined ? null : (
            <Choice
              path={`${path}.isDraft`}
              label="Who sees this section"
              initial={String(initial.isDraft)}
              options={audiences}
              onChange={(value) => set({ ...(now() as typeof initial), isDraft: value === 'true' })}
            />
          )}
          <Choice
            path={`${path}.level`}
            label="Level"
            initial={String(initial.level)}
            options={levels}
            onChange={(value) =>
              set({ ...(now() as typeof initial), level: value === '3' ? 3 : 2 })
            }
          />
        </>
      );
    case 'list':
      return (
        <ListFields
          path={path}
          label={label}
          initial={initial}
          onArea={onArea}
          set={set}
          now={now}
        />
      );
    case 'quote':
      return (
        <>
          <EntryText
            {...textProps}
            label={label}
            initial={initial.text}
            onChange={(text) => set({ ...(now() as typeof initial), text })}
          />
          <EntryLine
            path={`${path}.source`}
            label="Who said it, and where"
            isOptional
            initial={initial.source}
            onChange={(text) => set({ ...(now() as typeof initial), source: text })}
          />
        </>
      );
    case 'note':
      return (
        <>
          <EntryLine
            path={`${path}.title`}
            label={`Title of ${label.toLowerCase()}`}
            initial={initial.title}
            onChange={(text) => set({ ...(now() as typeof initial), title: text })}
          />
          <EntryText
            {...textProps}
            label={label}
            initial={initial.text}
            onChange={(text) => set({ ...(now() as typeof initial), text })}
          />
          <Choice
            path={`${path}.tone`}
            label="Kind of note"
            initial={initial.tone}
            options={tones}
            onChange={(value) =>
              set({
                ...(now() as typeof initial),
                tone: tones.find((one) => one.value === value)?.value ?? initial.tone,
              })
            }
          />
        </>
      );
    case 'figure':
      return (
        <PictureField
          path={`${path}.figure`}
          label={label}
          initial={initial.figure}
          saveFirst={saveFirst}
          onChange={(figure) => set({ ...(now() as typeof initial), figure })}
        />
      );
    case 'table':
      return <TableFields path={path} label={label} initial={initial} onChange={set} />;
    case 'definitions':
      return (
        <DefinitionFields
          path={path}
          label={label}
          initial={initial}
          onChange={(items) => set({ ...(now() as typeof initial), items: [...items] })}
        />
      );
    case 'part':
      return <FixedPart label={label} name={initial.name} />;
    case 'gallery':
      return (
        <details className={styles['focus']}>
          <summary>
            {label} ({initial.pictures.length} pictures)
          </summary>
          <PicturesField
            path={`${path}.pictures`}
            label={label}
            initial={initial.pictures}
            saveFirst={saveFirst}
            onChange={(pictures) => set({ ...(now() as typeof initial), pictures: [...pictures] })}
          />
        </details>
      );
    default:
      // A draft of another release.
      return (
        <p className={styles['fixed']}>
          This version of the site doesn’t know this block. It stays as it is until you delete it.
        </p>
      );
  }
}

type ListBlock = Extract<ContentBlock, { kind: 'list' }>;

function ListFields({
  path,
  label,
  initial,
  onArea,
  set,
  now,
}: {
  path: string;
  label: string;
  initial: ListBlock;
  onArea: (area: HTMLTextAreaElement | null) => void;
  set: (block: ContentBlock) => void;
  now: () => ContentBlock;
}) {
  return (
    <>
      <EntryLines
        path={`${path}.items`}
        label={label}
        help="One point per line."
        onArea={onArea}
        initial={initial.items}
        onChange={(items) => set({ ...(now() as ListBlock), items })}
      />
      <Choice
        path={`${path}.style`}
        label="List style"
        initial={initial.style}
        options={listStyles}
        onChange={(value) =>
          set({ ...(now() as ListBlock), style: value === 'numbered' ? 'numbered' : 'bulleted' })
        }
      />
    </>
  );
}

/** A list of lines in one field; the error of a line gives its number. */
export function EntryLines({
  path,
  label,
  help,
  isOptional = false,
  hasMarks = false,
  initial,
  onArea,
  onChange,
}: {
  path: string;
  label: string;
  help: string;
  isOptional?: boolean;
  /** Whether the buttons for inline marks are shown below it. */
  hasMarks?: boolean;
  initial: readonly string[];
  onArea?: (area: HTMLTextAreaElement | null) => void;
  onChange: (lines: string[]) => void;
}) {
  return (
    <EntryText
      path={path}
      label={label}
      help={help}
      isOptional={isOptional}
      {...(onArea === undefined ? {} : { onArea })}
      hasMarks={hasMarks}
      rows={3}
      initial={initial.join('\n')}
      onChange={(text) => onChange(linesOf(text))}
    />
  );
}

const levels = [
  { value: '2', label: 'Section heading' },
  { value: '3', label: 'Subheading' },
] as const;
const audiences = [
  { value: 'true', label: 'Only people with the link to the draft' },
  { value: 'false', label: 'Everyone' },
] as const;
const tones = [
  { value: 'information', label: 'Good to know' },
  { value: 'caution', label: 'Caution' },
  { value: 'check', label: 'Check first' },
] as const;
const listStyles = [
  { value: 'bulleted', label: 'Bullets' },
  { value: 'numbered', label: 'Numbers' },
] as const;

/** Radio buttons that hold their own state. */
export function Choice({
  path,
  label,
  help,
  initial,
  options,
  onChange,
}: {
  path: string;
  label: string;
  help?: string | undefined;
  initial: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}) {
  const [value, setValue] = useState(initial);
  const { error, clear } = useFieldError(path);
  return (
    <RadioGroup
      name={path}
      label={label}
      help={help}
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

/** Buttons that add a block here. */
function AddBlock({
  label,
  onAdd,
  saveFirst,
}: {
  label: string;
  onAdd: (blocks: readonly ContentBlock[]) => void;
  saveFirst: () => Promise<unknown>;
}) {
  return (
    <div className={styles['add']} role="group" aria-label={label}>
      {addedKinds.map((kind) => (
        <Button key={kind} tone="quiet" onClick={() => onAdd([emptyBlock(kind)])}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" /> {blockNames[kind]}
        </Button>
      ))}
      <PhotoPickers
        isMultiple
        saveFirst={saveFirst}
        onAdded={(digests) =>
          onAdd(digests.map((sha256) => ({ kind: 'figure', figure: newImageRef(sha256) })))
        }
      />
    </div>
  );
}

/** Whether pasted HTML has any formatting: a phone's keyboard pastes even plain text as HTML. */
function isRich(html: string): boolean {
  return /<(?:p|h[1-6]|ul|ol|li|table|blockquote|b|strong|i|em|a|br|img)[\s>]/i.test(html);
}

function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (isTyped) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
