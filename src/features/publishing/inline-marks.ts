export type InlineMark = 'bold' | 'italic' | 'link';

/** A text with a selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** An edit: the text that replaces a part, and what is selected afterwards. */
export interface Replacement {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

const signs = { bold: '**', italic: '*' } as const;

/**
 * Adds a mark around the selection, or removes the one that is there. Spaces at its ends stay outside the mark, which
 * would not be recognised with them inside. Without a selection, the word at the cursor is marked.
 */
export function marked({ text, start, end }: Selected, mark: InlineMark): Replacement {
  const { from, to } = trimmed(
    text,
    start === end ? wordAt(text, start) : { from: start, to: end },
  );
  const selected = text.slice(from, to);
  if (mark === 'link') {
    const target = 'https://';
    const label = selected === '' ? 'words' : selected;
    const written = `[${label}](${target})`;
    const at = from + label.length + 3;
    // Selects what is to be typed next: the address, or the label if there is none yet.
    return selected === ''
      ? { from, to, text: written, start: from + 1, end: from + 1 + label.length }
      : { from, to, text: written, start: at, end: at + target.length };
  }
  const sign = signs[mark];
  const before = text.slice(0, from);
  const after = text.slice(to);
  const isBold = before.endsWith('**') && after.startsWith('**');
  const isThere =
    mark === 'bold' ? isBold : before.endsWith('*') && after.startsWith('*') && !isBold;
  if (isThere) {
    return {
      from: from - sign.length,
      to: to + sign.length,
      text: selected,
      start: from - sign.length,
      end: to - sign.length,
    };
  }
  return {
    from,
    to,
    text: `${sign}${selected}${sign}`,
    start: from + sign.length,
    end: to + sign.length,
  };
}

/** Marks the selection of a field; the field fires an `input` event as if it had been typed. */
export function markSelection(area: HTMLTextAreaElement, mark: InlineMark): void {
  const { value, selectionStart, selectionEnd } = area;
  const change = marked({ text: value, start: selectionStart, end: selectionEnd }, mark);
  area.focus();
  area.setSelectionRange(change.from, change.to);
  // `execCommand` keeps the browser's undo history; `setRangeText` is the fallback.
  const isTyped =
    typeof document.execCommand === 'function' &&
    document.execCommand('insertText', false, change.text);
  if (!isTyped) {
    area.setRangeText(change.text, change.from, change.to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(change.start, change.end);
}

interface Range {
  from: number;
  to: number;
}

function wordAt(text: string, at: number): Range {
  let from = at;
  let to = at;
  const isInWord = (index: number) => /[\p{L}\p{N}’'-]/u.test(text[index] ?? '');
  while (from > 0 && isInWord(from - 1)) from -= 1;
  while (to < text.length && isInWord(to)) to += 1;
  return { from, to };
}

function trimmed(text: string, { from, to }: Range): Range {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  return { from: start, to: end };
}
