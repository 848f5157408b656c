import { attachableName } from '#shared/attachable-name.ts';
import { limits } from '#shared/limits.ts';
import { sharedField, sharedPlace, shareTargetPath } from '#shared/share-target.ts';
import { downloadCacheNames } from '../content-pack/pack-cache.ts';
import {
  sharedAtHeader,
  sharedCacheName,
  sharedNameHeader,
  sharedRefusalHeader,
} from '../shared-files/shared-cache.ts';

/** A photograph above the limit of the forms is kept: it is made smaller when it is attached. */
const maxPhotoBytes = 40 * 1024 * 1024;

/**
 * Whether this is the navigation that the phone's share sheet makes: the one request beside GET that the worker
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

/** Stores every byte first and only then leads to the page where the visitor chooses a form for it. */
export async function receiveShare(
  request: Request,
  now: () => Date = () => new Date(),
): Promise<Response> {
  const files = await request.formData().then(
    (form) => form.getAll(sharedField).filter((entry) => entry instanceof File),
    () => [],
  );
  const share = `${shareTargetPath}/${now().getTime()}-${crypto.randomUUID()}`;
  for (const [index, file] of files.entries()) {
    await keep(`${share}/${index}`, file, refusalOf(file, index), now());
  }
  return Response.redirect(new URL(sharedPlace, self.location.origin).href, 303);
}

/** Why a file cannot go into any form, known now and not when sending; null: it can. */
function refusalOf(file: File, index: number): string | null {
  if (index >= limits.maxFiles) return 'too-many';
  if (attachableName(file) === null) return 'unsupported';
  if (file.size === 0) return 'empty';
  const maxBytes = file.type.startsWith('image/') ? maxPhotoBytes : limits.maxFileBytes;
  return file.size > maxBytes ? 'too-large' : null;
}

async function keep(address: string, file: File, refusal: string | null, now: Date): Promise<void> {
  const headers = {
    'Content-Type': file.type || 'application/octet-stream',
    [sharedNameHeader]: encodeURIComponent(file.name),
    [sharedAtHeader]: now.toISOString(),
  };
  const put = async (body: BodyInit | null, reason: string | null) => {
    const response = new Response(body, {
      headers: reason === null ? headers : { ...headers, [sharedRefusalHeader]: reason },
    });
    await (await caches.open(sharedCacheName)).put(address, response);
  };
  if (refusal !== null) return put(null, refusal);
  try {
    await put(file, null);
  } catch {
    // Downloads can be had again; what a visitor gives cannot.
    for (const name of downloadCacheNames) await caches.delete(name);
    await put(file, null).catch(() => put(null, 'no-space'));
  }
}
