/** Crockford base 32: no I, L, O or U, so that a code read over the phone is not misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const dataLength = 5;

/** Luhn check character over base 32: catches every single wrong character and most swaps. */
function checkCharacter(data: string): string {
  let sum = 0;
  for (let index = data.length - 1, double = true; index >= 0; index -= 1, double = !double) {
    const value = alphabet.indexOf(data.charAt(index)) * (double ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}

/**
 * The receipt of a submission, e.g. `NB-7K3F-9Q`: five characters from the id's first 25 bits and a check character.
 * Pure, so that the phone can show and print it before any network. A name for people, not a key: two ids may share
 * one.
 * @param id a UUID, in any case
 * @throws RangeError when `id` is not a UUID
 */
export function receiptFor(id: string): string {
  const digits = id.replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/i.test(digits)) throw new RangeError(`not a UUID: ${id}`);
  let bits = Number.parseInt(digits.slice(0, 7), 16) >>> 3;
  let data = '';
  for (let index = 0; index < dataLength; index += 1) {
    data = alphabet.charAt(bits % alphabet.length) + data;
    bits = Math.floor(bits / alphabet.length);
  }
  const code = data + checkCharacter(data);
  return `NB-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A code given by a person, without what people add or mistake: lower case, spaces, O/I/L for 0/1/1. */
function compactReceipt(text: string): string {
  return text
    .toUpperCase()
    .replace(/^NB/, '')
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Whether a code given by a person is a receipt, whatever its case and spaces. */
export function isReceipt(text: string): boolean {
  const compact = compactReceipt(text);
  if (compact.length !== dataLength + 1) return false;
  if ([...compact].some((character) => !alphabet.includes(character))) return false;
  return checkCharacter(compact.slice(0, dataLength)) === compact.charAt(dataLength);
}

/** The first and the last id that a receipt can belong to; null for a text that is none. */
export function idsOfReceipt(text: string): { first: string; last: string } | null {
  if (!isReceipt(text)) return null;
  let bits = 0;
  for (const character of compactReceipt(text).slice(0, dataLength)) {
    bits = bits * alphabet.length + alphabet.indexOf(character);
  }
  const id = (digits: number, rest: string) =>
    digits.toString(16).padStart(7, '0') +
    rest +
    `-${rest.repeat(4)}`.repeat(3) +
    `-${rest.repeat(12)}`;
  return { first: id(bits * 8, '0'), last: id(bits * 8 + 7, 'f') };
}
