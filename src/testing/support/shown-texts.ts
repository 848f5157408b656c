import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A text in the code, and where. */
export interface Shown {
  file: string;
  text: string;
}

type Syntax = { type: string; [key: string]: unknown };

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Attributes and calls whose texts no reader sees. */
const unseen = new Set(['className', 'to', 'href', 'id', 'key', 'rel', 'type', 'name', 'htmlFor']);

function textsOf(file: string): Shown[] {
  const found: Shown[] = [];
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const add = (text: string) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim();
    // A key, a name or an address has no space or no capital; none of those is shown.
    if (/\s/.test(plain) || /^[A-Z][a-z]+(?:…|\.{3})?$/.test(plain))
      found.push({ file, text: plain });
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (!isSyntax(node)) return;
    const { type } = node;
    if (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)) return;
    if (type === 'ImportDeclaration' || type === 'NewExpression' || type === 'ThrowStatement')
      return;
    if (type === 'JSXAttribute' && unseen.has(String((node['name'] as Syntax)['name']))) return;
    if (type === 'JSXText' || (type === 'Literal' && typeof node['value'] === 'string')) {
      add(String(node['value']));
    }
    if (type === 'TemplateLiteral') {
      const parts = node['quasis'] as { value: { cooked: string } }[];
      add(parts.map(({ value }) => value.cooked).join('…'));
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

/**
 * Every text in the repository's code: literals and JSX, found by a parser; `…` replaces what a template fills in.
 * Tests, names and addresses are left out.
 */
export function shownTexts(isWanted: (file: string) => boolean): Shown[] {
  return execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/testing\//.test(file) && isWanted(file),
    )
    .flatMap(textsOf);
}
