/** One number, with spaces, hyphens, brackets or points; `+61 (0)412 …` has a zero that is not dialled from abroad. */
const singleNumber = /^\+?[\d\s().-]{6,24}$/;

/**
 * Address of a link that dials a number; null for anything but a single number: “after 6 pm” and “or 5348 1234” are for
 * a person to read, and their digits would be dialled.
 */
export function phoneLink(text: string): `tel:${string}` | null {
  const number = text.trim();
  if (!singleNumber.test(number)) return null;
  const digits = number.replace(/^(\+\d+)\s*\(0\)/, '$1').replaceAll(/[^\d+]/g, '');
  return digits.length < 6 || digits.length > 16 ? null : `tel:${digits}`;
}

/** A piece of a text; with an address, it is a number to dial. */
export interface PhonePart {
  text: string;
  address: `tel:${string}` | null;
}

/** Numbers as they are written in Australia: ten digits from 0 or +61, and those from 13, 1300 and 1800. */
const australian =
  /(?<![\d.,$+])(?:(?:\+61[\s-]?(?:\(0\)[\s-]?)?\(?|\(?0)[23478]\)?(?:[\s.-]?\d){8}|1[38]00(?:[\s-]?\d){6}|13(?:[\s-]?\d){4})(?![\d,]*\d)/g;
/** Any run of digits with what may stand between them: in a field for a number it is one. */
const anyNumber = /\+?\(?\d(?:[\s().-]{0,2}\d){5,15}/g;

/**
 * A text in pieces, with the numbers that can be dialled.
 * @param isField whether it was asked for a number: then one from abroad or without its area code is one, too
 */
export function phoneParts(text: string, isField = false): PhonePart[] {
  const whole = isField ? phoneLink(text) : null;
  if (whole !== null) return [{ text, address: whole }];
  const found = split([{ text, address: null }], australian);
  return isField ? split(found, anyNumber) : found;
}

function split(parts: readonly PhonePart[], pattern: RegExp): PhonePart[] {
  return parts.flatMap((part) => {
    if (part.address !== null) return [part];
    const pieces: PhonePart[] = [];
    let end = 0;
    for (const { 0: number, index } of part.text.matchAll(pattern)) {
      const address = phoneLink(number);
      if (address === null) continue;
      if (index > end) pieces.push({ text: part.text.slice(end, index), address: null });
      pieces.push({ text: number, address });
      end = index + number.length;
    }
    if (end < part.text.length) pieces.push({ text: part.text.slice(end), address: null });
    return pieces;
  });
}
