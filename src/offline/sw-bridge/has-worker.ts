/**
 * Whether a worker is registered on this device: it alone can show a page the pictures that are kept. There is none in
 * a private window, for example. Never throws.
 */
export async function hasWorker(): Promise<boolean> {
  try {
    return (await navigator.serviceWorker.getRegistration()) !== undefined;
  } catch {
    return false;
  }
}
