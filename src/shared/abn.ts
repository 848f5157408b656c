/** Weight of each digit; the first digit is reduced by one. The weighted sum of a valid ABN is a multiple of 89. */
const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether it is 11 digits, with or without spaces, with the check digits of an Australian Business Number. */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(' ', '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return (sum - 10) % 89 === 0;
}

/** Formatted for print: `51 824 753 556`. */
export function spacedAbn(text: string): string {
  return text.replaceAll(' ', '').replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4');
}
