import { limits } from '#shared/limits.ts';
import { sharedField, sharedPlace, shareTargetPath } from '#shared/share-target.ts';
import { Minute } from '#shared/time.ts';
import { maxSharedBytes } from '../shared-files/offered-files.ts';
import type { OfferedFiles } from '../shared-files/offered-files.ts';

/** How long shared files wait for the page that asks for them. */
export const offerMs = 1 * Minute.ms;

/**
 * Whether this is the navigation that the phone's share sheet makes: the one request besides GET that the worker
 * answers. It is never sent on, so no body can be lost on the way to a server.
 */
export function isShare(
  request: { method: string; mode: RequestMode; url: string },
  origin: string,
): boolean {
  if (request.method !== 'POST' || request.mode !== 'navigate') return false;
  const url = new URL(request.url);
  return url.origin === origin && url.pathname === shareTargetPath;
}

/**
 * Receives what is shared and passes it to the page, which asks the visitor. Any website can send this navigation,
 * without a click and with any files, so nothing is stored here, and nothing on the device is deleted for it.
 */
export function createShareTarget() {
  let offer: OfferedFiles | null = null;
  let release = () => {};

  return {
    /** Redirects to the page where the visitor is asked. */
    receive: async (request: Request): Promise<Response> => {
      offer = isFromWebsite(request) ? null : await readOffer(request);
      return Response.redirect(new URL(sharedPlace, self.location.origin).href, 303);
    },
    /** What was shared last, once. */
    take: (): OfferedFiles | null => {
      const taken = offer;
      offer = null;
      release();
      return taken;
    },
    /** Resolves when a page has the files or none has asked in time; until then the worker must not be stopped. */
    untilTaken: (): Promise<void> =>
      new Promise((resolve) => {
        release();
        const timer = setTimeout(() => {
          offer = null;
          resolve();
        }, offerMs);
        release = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}

/**
 * Whether another website names itself as the sender. The share sheet's origin is `null`; a website that hides itself
 * looks the same, and `Sec-Fetch-Site` is never visible to a worker.
 */
function isFromWebsite(request: Request): boolean {
  return [request.headers.get('Origin') ?? '', request.referrer].some(
    (sender) => /^https?:/.test(sender) && new URL(sender).origin !== self.location.origin,
  );
}

async function readOffer(request: Request): Promise<OfferedFiles | null> {
  const shared = await request.formData().then(
    (form) => form.getAll(sharedField).filter((entry) => entry instanceof File),
    () => [],
  );
  if (shared.length === 0) return null;
  let bytes = 0;
  const files: File[] = [];
  for (const file of shared) {
    if (files.length === limits.maxFiles || bytes + file.size > maxSharedBytes) continue;
    files.push(file);
    bytes += file.size;
  }
  return { files, leftOut: shared.length - files.length };
}
