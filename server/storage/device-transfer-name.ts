/** Objects of a device transfer: what it is, who has taken it, and its parts. */
export const deviceTransferName =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(?:about|claim|\d{1,3})$/;

/** @throws RangeError for a name that could lead anywhere else */
export function checkedDeviceTransferName(name: string): string {
  if (!deviceTransferName.test(name))
    throw new RangeError(`not an object of a device transfer: ${name}`);
  return name;
}
