import { foldName } from './spot-names.ts';

/** Shorter words, and words with a digit, tell spots apart: NE and NW, sill 1 and sill 2. */
const leastLetters = 4;

/**
 * Whether two names may be meant as one: the same words in another order, or words that differ by one letter or by two
 * that changed places. Names that are the same but for capitals and spaces are one already, and not near.
 */
export function isNearName(one: string, other: string): boolean {
  if (foldName(one) === foldName(other)) return false;
  const left = wordsOf(other);
  const words = wordsOf(one);
  if (words.length === 0 || words.length !== left.length) return false;
  return words.every((word) => {
    const same = left.indexOf(word);
    const at = same === -1 ? left.findIndex((candidate) => isMisspelt(word, candidate)) : same;
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

function wordsOf(name: string): string[] {
  return foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isMisspelt(one: string, other: string): boolean {
  if (/\p{N}/u.test(one + other) || Math.min(one.length, other.length) < leastLetters) return false;
  const first = [...one].findIndex((letter, at) => letter !== other[at]);
  const at = first === -1 ? one.length : first;
  const [restOne, restOther] = [one.slice(at), other.slice(at)];
  const swapped = `${restOne[1] ?? ''}${restOne[0] ?? ''}${restOne.slice(2)}`;
  return (
    restOne.slice(1) === restOther.slice(1) ||
    restOne.slice(1) === restOther ||
    restOne === restOther.slice(1) ||
    swapped === restOther
  );
}
