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
