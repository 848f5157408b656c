import { useCallback, useEffect, useRef, useState } from 'react';
import type { AttachedFile } from '#shared/api/inbox.ts';
import { photosOf } from './photos.ts';

/**
 * Files of a request with addresses that work: the server's, or, once a photo has not come from there, those of the
 * photos on this phone.
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
  useEffect(
    () => () => {
      for (const address of made.current.splice(0)) URL.revokeObjectURL(address);
    },
    [],
  );
  const onMissing = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void readPhotos(photosOf(files)).then((photos) => {
      made.current.push(...photos.values());
      setAddresses(photos);
    });
  }, [files]);
  return {
    files: files.map((file) => ({ ...file, url: addresses.get(file.url) ?? file.url })),
    isCopied: addresses.size > 0,
    onMissing,
  };
}

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
