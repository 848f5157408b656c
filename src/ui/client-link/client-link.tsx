import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { postClientLink } from '#shared/api/client-page.ts';
import { Button } from '../button/button.tsx';
import { showToast } from '../toast/toasts.ts';

/**
 * Opens the page of a request that this device has sent. The link is asked for when it is wanted: the device proves by the
 * request’s id that it is the sender, and stores no link.
 */
export function ClientLink({ requestId }: { requestId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  async function open() {
    setIsAsking(true);
    try {
      const { path } = await call(postClientLink, { body: { request: requestId } });
      // The server alone has this page.
      location.assign(path);
    } catch {
      setIsAsking(false);
      showToast({
        title: 'We couldn’t open your request’s page',
        description: 'It needs a connection. The link is also in our email.',
        tone: 'destructive',
      });
    }
  }
  return (
    <Button tone="quiet" disabled={isAsking} onClick={() => void open()}>
      {isAsking ? 'Opening…' : 'Your request’s page'}
    </Button>
  );
}
