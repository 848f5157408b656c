import { useEffect } from 'react';
import { showToast } from '../toast/toasts.ts';
import { useDeferred } from './use-deferred.ts';

/**
 * Loads the code of a dialog when it is opened: null until it is loaded. If it fails to load, a toast says so and the
 * dialog is closed.
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
