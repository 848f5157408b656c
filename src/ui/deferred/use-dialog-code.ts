import { useEffect } from 'react';
import { showToast } from '../toast/toasts.ts';
import { useDeferred } from './use-deferred.ts';

/**
 * Code of a window that comes when it is opened: null until it is here. Where it does not come, a toast says so, the
 * window is closed and the page stays as it is.
 * @param load must be the same function every time (a constant of the module)
 * @param failure title of the toast
 */
export function useDialogCode<Value>(
  load: () => Promise<Value>,
  onClose: () => void,
  failure: string,
): Value | null {
  const code = useDeferred(load);
  useEffect(() => {
    if (code.kind !== 'failed') return;
    showToast({
      title: failure,
      description: 'Part of the site hasn’t downloaded yet. Go online and try again.',
      tone: 'destructive',
    });
    onClose();
  }, [code.kind, onClose, failure]);
  return code.kind === 'ready' ? code.value : null;
}
