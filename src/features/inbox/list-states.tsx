import { UnreachableError } from '#shared/api/call.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

export function ListLoading() {
  return (
    <p role="status" className="page-status">
      Loading messages...
    </p>
  );
}

/** In place of messages that could not be read. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      role="alert"
      title="Failed to load messages"
      actions={<Button onClick={onRetry}>Try Again</Button>}
    >
      {error instanceof UnreachableError
        ? 'We couldn’t reach the server. Everything you’ve received is safe there.'
        : 'The server isn’t responding right now. Everything you’ve received is safe there.'}
    </Notice>
  );
}
