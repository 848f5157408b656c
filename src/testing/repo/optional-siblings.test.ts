import { readFileSync, readdirSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

// Style: text beside an optional sibling stands in an element of its own. A page translator replaces text nodes, and
// React then inserts before a node that is gone, or changes one that nobody sees.

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node) => Object.values(node).flat().filter(isNode);

/** What a child renders: words for certain, something that comes and goes, or anything else. */
function kindOf(child: Node): 'text' | 'optional' | 'optional text' | 'other' {
  switch (child.type) {
    case 'JSXText':
    case 'Literal':
      return /\S/.test(String(child['value'] ?? '')) ? 'text' : 'other';
    case 'TemplateLiteral':
      return 'text';
    case 'JSXExpressionContainer':
      return kindOf(child['expression'] as Node);
    case 'LogicalExpression':
      return child['operator'] === '&&' ? 'optional' : 'other';
    case 'ConditionalExpression': {
      const branches = [child['consequent'], child['alternate']] as Node[];
      const kinds = branches.map(kindOf);
      const isGone = branches.map(({ type, value }) => type === 'Literal' && !value);
      if (kinds.every((kind) => kind === 'text')) return 'text';
      if (isGone.includes(true)) return kinds.includes('text') ? 'optional text' : 'optional';
      return kinds.includes('text') ? 'optional text' : 'other';
    }
    default:
      return 'other';
  }
}

/** Lines where words stand bare beside what comes and goes. */
function bareTexts(code: string): number[] {
  const found: number[] = [];
  const visit = (node: Node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node['children'] as Node[];
      // React never changes it.
      const name = (node['openingElement'] as { name?: { name?: string } } | undefined)?.name?.name;
      if (name === 'noscript') return;
      const kinds = children.map(kindOf).filter((kind) => kind !== 'other');
      const isBare = kinds.some((kind) => kind !== 'optional');
      const hasOptional = kinds.some((kind) => kind !== 'text');
      const isAlone = children.filter((child) => !isBlank(child)).length === 1;
      if (isBare && hasOptional && !isAlone)
        found.push(code.slice(0, node.start).split('\n').length);
    }
    nodesIn(node).forEach(visit);
  };
  visit(parseAst(code, { lang: 'tsx' }) as unknown as Node);
  return found;
}

function isBlank({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return !/\S/.test(String(value));
  return type === 'JSXExpressionContainer' && (expression as Node).type === 'JSXEmptyExpression';
}

test.each([
  '<p>{icon ? <Icon /> : null}Words</p>',
  '<p>Words{isOpen && <b>!</b>}</p>',
  '<p>{title}{isOpen ? " Words" : null}</p>',
  '<p>{isOpen ? <b>Words</b> : "Words"} {title}</p>',
  '<p>{`${count} of ${total}`}{note === undefined ? null : <span>{note}</span>}</p>',
])('finds bare words in %s', (code) => {
  expect(bareTexts(code)).toEqual([1]);
});

test.each([
  '<p>{icon ? <Icon /> : null}<span>Words</span></p>',
  '<p>{isOpen ? "Words" : "Other words"}</p>',
  '<p>{isOpen ? "Words" : null}</p>',
  '<p>Words <a href="#">and a link</a>.</p>',
  '<noscript>Words {email === null ? null : <b>{email}</b>}</noscript>',
])('finds none in %s', (code) => {
  expect(bareTexts(code)).toEqual([]);
});

test('text beside an optional sibling stands in an element of its own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  expect(
    files.flatMap((file) =>
      bareTexts(readFileSync(`src/${file}`, 'utf8')).map((line) => `${file}:${line}`),
    ),
  ).toEqual([]);
});
