import { useCallback, useEffect, useRef, useState } from 'react';
import { randomUuid } from '#lib/uuid.ts';
import { call } from '#shared/api/call.ts';
import type { AttachedFile } from '#shared/api/inbox.ts';
import { getPing } from '#shared/api/ping.ts';
import { isAway, patienceMs } from './or-from-copy.ts';
import { photosOf } from './photos.ts';

/**
 * Files of a request with addresses that work: the server's, or, once a photo has not come because the server cannot be
 * reached, those of the photos on this phone.
 */
export function useCopiedPhotos(files: readonly AttachedFile[]): {
  files: readonly AttachedFile[];
  /** Whether the photos are those on this phone. */
  isCopied: boolean;
  /** Call it when a photo did not load. */
  onMissing: () => void;
} {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const isAsked = useRef(false);
  const made = useRef<string[]>([]);
  const isOpen = useRef(false);
  useEffect(() => {
    const { current } = made;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      revoke(current.splice(0));
    };
  }, []);
  const onMissing = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void (async () => {
      const photos = (await isServerAway()) ? await readPhotos(photosOf(files)) : null;
      // A photo that the server cannot show: the next one may be missing for want of reception.
      if (photos === null) isAsked.current = false;
      else if (!isOpen.current) revoke(photos.values());
      else {
        made.current.push(...photos.values());
        setAddresses(photos);
      }
    })();
  }, [files]);
  return {
    files: files.map((file) => ({ ...file, url: addresses.get(file.url) ?? file.url })),
    isCopied: addresses.size > 0,
    onMissing,
  };
}

function revoke(addresses: Iterable<string>): void {
  for (const address of addresses) URL.revokeObjectURL(address);
}

const isServerAway = () =>
  call(getPing, { query: { nonce: randomUuid() }, timeoutMs: patienceMs }).then(
    () => false,
    (error: unknown) => isAway(error),
  );

/** Addresses of the photos that are on this phone, by those at the server. Never rejects. */
async function readPhotos(photos: readonly AttachedFile[]): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  try {
    const { readCopiedPhoto } = await import('#offline/inbox-copy/inbox-copy.ts');
    for (const { url } of photos) {
      const photo = await readCopiedPhoto(url);
      if (photo !== null) addresses.set(url, URL.createObjectURL(photo));
    }
  } catch {
    // Not readable: the photos stay as they were.
  }
  return addresses;
}
