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

/** Whether a code given by a person is a receipt; tolerates lower case, spaces and O/I/L for 0/1/1. */
export function isReceipt(text: string): boolean {
  const compact = text
    .toUpperCase()
    .replace(/^NB/, '')
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (compact.length !== dataLength + 1) return false;
  if ([...compact].some((character) => !alphabet.includes(character))) return false;
  return checkCharacter(compact.slice(0, dataLength)) === compact.charAt(dataLength);
}
