/** Whether the last digit of an ISBN of 10 or 13 characters agrees with the others. Without hyphens. */
export function isIsbn(isbn: string): boolean {
  if (!/^(?:\d{9}[\dX]|\d{13})$/.test(isbn)) return false;
  const digits = [...isbn].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  const weightOf =
    digits.length === 10
      ? (place: number) => 10 - place
      : (place: number) => (place % 2 === 0 ? 1 : 3);
  const sum = digits.reduce((total, digit, place) => total + digit * weightOf(place), 0);
  return sum % (digits.length === 10 ? 11 : 10) === 0;
}
