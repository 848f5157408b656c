import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** A style sheet and the class names that the modules importing it use. */
interface Use {
  classes: Set<string>;
  taken: Set<string>;
  /** A module uses computed class names. */
  isOpen: boolean;
}

const uses = readUses();

test('every class a component names is in its style sheet', () => {
  const missing = [...uses].flatMap(([sheet, { classes, taken }]) =>
    [...taken].filter((name) => !classes.has(name)).map((name) => `${sheet} has no .${name}`),
  );
  expect(missing).toEqual([]);
});

test('every class of a style sheet is used', () => {
  const unused = [...uses].flatMap(([sheet, { classes, taken, isOpen }]) =>
    isOpen
      ? []
      : [...classes].filter((name) => !taken.has(name)).map((name) => `${sheet} .${name}`),
  );
  expect(unused).toEqual([]);
});

test('what stands out by its shadow has a border in forced colours, which have no shadows', () => {
  const edgeless = filesEndingIn('.module.css').flatMap((sheet) => {
    const [text = '', ...forced] = readFileSync(sheet, 'utf8').split('@media (forced-colors');
    return [...text.matchAll(/^(\.[\w-]+) \{([^}]*--shadow-float[^}]*)\}/gm)]
      .filter(([, , rule = '']) => !/^ *border:/m.test(rule))
      .filter(([, name]) => !forced.some((rest) => rest.includes(`${name} {\n    border:`)))
      .map(([, name]) => `${sheet} ${name}`);
  });
  expect(edgeless).toEqual([]);
});

// The Nu checker takes such a product for a number, because it does not see the variable's value.
test('in a sum a variable precedes its factor, so that every CSS checker knows its type', () => {
  const factorsFirst = filesEndingIn('.css').flatMap((sheet) =>
    [
      ...readFileSync(sheet, 'utf8')
        .replaceAll(/calc\(-?[\d.]+ \* var\([^)]*\)\)/g, '')
        .matchAll(/[\d.]+ \* var\([^)]*\)/g),
    ].map(([product]) => `${sheet}: ${product}`),
  );
  expect(factorsFirst).toEqual([]);
});

function readUses(): Map<string, Use> {
  const found = new Map<string, Use>();
  for (const sheet of filesEndingIn('.module.css')) {
    const text = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
    const classes = new Set<string>();
    for (const [selector = ''] of text.matchAll(/[^{}]+(?=\{)/g)) {
      for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name);
    }
    found.set(sheet, { classes, taken: new Set(), isOpen: false });
  }
  for (const module of [...filesEndingIn('.tsx'), ...filesEndingIn('.ts')]) {
    const text = readFileSync(module, 'utf8');
    for (const [, variable = '', path = ''] of text.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const sheet = path.startsWith('#')
        ? path.replace(/^#/, 'src/')
        : relative('.', join(dirname(module), path));
      const use = found.get(sheet);
      expect(use, `${module} imports ${path}`).toBeDefined();
      for (const [, name] of text.matchAll(new RegExp(`\\b${variable}\\[(?:'([\\w-]+)')?`, 'g'))) {
        if (use === undefined) continue;
        if (name === undefined) use.isOpen = true;
        else use.taken.add(name);
      }
    }
  }
  return found;
}

function filesEndingIn(ending: string): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join('src', path));
}
