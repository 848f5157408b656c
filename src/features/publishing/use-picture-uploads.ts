import { useEffect } from 'react';
import { digestsOf } from '#offline/entry-drafts/entry-pictures.ts';
import { sendPicture } from '#offline/entry-drafts/send-entry.ts';
import { Second } from '#shared/time.ts';

const tryAgainMs = 30 * Second.ms;

/** Uploads the photos of an entry while it is edited, one at a time, so that little is left to send when it is published. */
export function usePictureUploads(body: Readonly<Record<string, unknown>>): void {
  const digests = digestsOf({ body, trouble: null }).join(' ');
  useEffect(() => {
    if (digests === '') return undefined;
    let isGone = false;
    const sendAll = async () => {
      for (const sha256 of digests.split(' ')) {
        if (isGone) return;
        // A photo that cannot be sent now is sent with the entry.
        if (
          await sendPicture(sha256).then(
            () => false,
            () => true,
          )
        )
          return;
      }
    };
    const send = () => void sendAll();
    send();
    const timer = setInterval(send, tryAgainMs);
    window.addEventListener('online', send);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [digests]);
}
