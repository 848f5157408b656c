/**
 * Whether a worker is registered on this device: without it no page can show cached pictures. There is none in a
 * private window, for example. Never throws.
 */
export async function hasWorker(): Promise<boolean> {
  try {
    return (await navigator.serviceWorker.getRegistration()) !== undefined;
  } catch {
    return false;
  }
}
