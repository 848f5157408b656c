/** Objects of a hand-over: what it is, who has taken it, and its parts. */
export const handOverName =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(?:about|claim|\d{1,3})$/;

/** @throws RangeError for a name that could lead anywhere else */
export function checkedHandOverName(name: string): string {
  if (!handOverName.test(name)) throw new RangeError(`not an object of a hand-over: ${name}`);
  return name;
}
