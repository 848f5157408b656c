import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What the oldest browsers of `build.target` in vite.config.ts lack (Chrome 111, Firefox 115, Safari 16.4), and the array
 * methods that those of 2021 and 2022 lack.
 */
const missing = [
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex)\(/,
  /\bstructuredClone\b/,
  /\bAbortSignal\.any\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\bRegExp\.escape\b/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\b(?:Iterator\.from|scheduler\.yield)\b/,
  /\.(?:checkVisibility|showPopover|togglePopover|moveBefore|toHex|toBase64)\(/,
  // Helpers of iterators.
  /\.(?:keys|values|entries)\(\)\.(?:map|filter|find|some|every|reduce|flatMap|toArray)\(/,
  // The `v` flag: set notation, nested classes.
  /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
];

test('uses no feature that a supported browser lacks', () => {
  const lacking = sources(/\.tsx?$/).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return missing.filter((name) => name.test(code)).map((name) => `${file}: ${name.source}`);
  });
  expect(lacking).toEqual([]);
});

// Firefox has `:has()` since 121.
test('hides what `:has()` shows only within an `@supports` check', () => {
  const lost = sources(/\.css$/).filter((file) => {
    const css = readFileSync(file, 'utf8');
    if (!/:has\([^)]*:(?:focus-visible|checked)\)/.test(css)) return false;
    // What is hidden for `:has()` is hidden nowhere else.
    return !css.includes(canHave) || css.indexOf('opacity: 0;') < css.indexOf(canHave);
  });
  expect(lost).toEqual([]);
});

const canHave = '@supports selector(:has(a)) {';

/** Everything that is sent to a browser; the server renders with the same files. */
function sources(ending: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/^testing\/|\/testing\/|\.test\./.test(path))
    .map((path) => join('src', path));
}
