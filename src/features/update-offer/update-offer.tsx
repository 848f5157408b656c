import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { currentReloadOffer, putOffReload, subscribeToReloadOffer } from './update-events.ts';
import type { ReloadReason } from './update-events.ts';
import styles from './update-offer.module.css';

const words = {
  'new-version': 'A new version of this site is on the device.',
  'missing-part': 'This page is from an older version, and a part of it is no longer here.',
} as const satisfies Record<ReloadReason, string>;

/** The quiet line that offers a reload; it never reloads by itself, and not while a form is open in any tab. */
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
      <p>
        {words[reason]}
        {isFormOpen ? ' A form is open in this or another tab: close it first, it is kept.' : null}
      </p>
      <div className={styles['buttons']}>
        <button type="button" className="button" onClick={() => void reload()}>
          <RefreshCw size={18} strokeWidth={1.5} aria-hidden="true" />
          Load it now
        </button>
        <button type="button" className="button button-quiet" onClick={putOffReload}>
          Later
        </button>
      </div>
    </div>
  );
}
