/**
 * The rules of a built style sheet that a document can use: those for a class that it has nowhere are left out, which
 * is more than half of what a route's sheets hold. The rest comes with the program, before anything is drawn anew.
 * @param css without comments, as the build writes it
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  let used = '';
  for (let start = 0; start < css.length;) {
    const opening = css.indexOf('{', start);
    const statementEnd = css.indexOf(';', start);
    if (opening < 0 || (statementEnd >= 0 && statementEnd < opening)) {
      const end = statementEnd < 0 ? css.length : statementEnd + 1;
      used += css.slice(start, end);
      start = end;
      continue;
    }
    const end = endOfBlock(css, opening);
    const head = css.slice(start, opening);
    if (grouping.test(head)) {
      const inner = usedStyles(css.slice(opening + 1, end - 1), classes);
      if (inner !== '') used += `${head}{${inner}}`;
    } else if (head.startsWith('@')) {
      used += css.slice(start, end);
    } else {
      const selectors = head.split(betweenSelectors).filter((one) => canMatch(one, classes));
      if (selectors.length > 0) used += selectors.join(',') + css.slice(opening, end);
    }
    start = end;
  }
  return used;
}

/** Every class that a document has anywhere. */
export function classesOf(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

/** Rules that hold rules. */
const grouping = /^@(?:media|supports|container|layer)\b/;
/** A comma outside of brackets. */
const betweenSelectors = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  // What stands in brackets may be one of several, or must not be there: it decides nothing.
  let outer = selector;
  for (let last = ''; last !== outer;) {
    last = outer;
    outer = outer.replaceAll(/\([^()]*\)/g, '');
  }
  return [...outer.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
}

/** Where the block ends that opens there: behind its closing bracket. */
function endOfBlock(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    if (at < 0) break;
  }
  throw new Error('a style sheet has a block or a text without an end');
}
