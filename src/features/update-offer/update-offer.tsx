import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { currentReloadOffer, postponeReload, subscribeToReloadOffer } from './update-events.ts';
import type { ReloadReason } from './update-events.ts';
import styles from './update-offer.module.css';

const messages = {
  'new-version': 'A new version of this site is ready.',
  'missing-part': 'Part of this page didn’t load. Reload to try again.',
} as const satisfies Record<ReloadReason, string>;

const formOpen =
  'You have a form open, here or in another tab. Close it or leave its page, then update.';

/** A line that offers a reload. It never reloads automatically, and it does not update while a form is open in any tab. */
export function UpdateOffer() {
  const reason = useSyncExternalStore(subscribeToReloadOffer, currentReloadOffer, () => null);
  const [isFormOpen, setIsFormOpen] = useState(false);
  if (reason === null) return null;

  async function reload() {
    if (reason === 'missing-part') {
      window.location.reload();
      return;
    }
    const { applyUpdate } = await import('#offline/sw-bridge/service-worker-bridge.ts');
    const outcome = await applyUpdate();
    setIsFormOpen(outcome === 'form-open');
    if (outcome === 'none') window.location.reload();
  }

  return (
    <div className={styles['offer']} role="status" data-at-foot="">
      <p>{isFormOpen ? `${messages[reason]} ${formOpen}` : messages[reason]}</p>
      <div className={styles['buttons']}>
        <button type="button" className="button" onClick={() => void reload()}>
          <RefreshCw size={18} strokeWidth={1.5} aria-hidden="true" />
          <span>{reason === 'missing-part' ? 'Reload page' : 'Update now'}</span>
        </button>
        <button type="button" className="button button-quiet" onClick={postponeReload}>
          Later
        </button>
      </div>
    </div>
  );
}
