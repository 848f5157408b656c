import { useState } from 'react';
import type { LookOutcome } from '#offline/sw-bridge/service-worker-bridge.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './offline-page.module.css';

const loadBridge = () => import('#offline/sw-bridge/service-worker-bridge.ts');

type Looking = 'idle' | 'looking' | 'form-open' | LookOutcome;

const words: Record<Looking, string> = {
  idle: '',
  looking: 'Checking…',
  none: 'You have the latest version.',
  loading: 'A new version is downloading.',
  ready: 'A new version is ready.',
  'form-open': 'You have a form open, here or in another tab. Close it (it’s saved), then update.',
  failed: 'We couldn’t check for updates. Check your connection.',
};

/** The version of the app and the change to a newer one, offered and never forced. */
export function VersionPart({ version }: { version: string }) {
  const [looking, setLooking] = useState<Looking>('idle');

  async function look() {
    setLooking('looking');
    try {
      const { lookForUpdate } = await loadBridge();
      setLooking(await lookForUpdate());
    } catch {
      setLooking('failed');
    }
  }

  async function change() {
    const { applyUpdate } = await loadBridge();
    const outcome = await applyUpdate();
    if (outcome === 'form-open') setLooking('form-open');
    if (outcome === 'none') setLooking('none');
  }

  return (
    <div className={styles['part']}>
      <p>Version {version}</p>
      <Actions>
        {looking === 'ready' || looking === 'form-open' ? (
          <Button onClick={() => void change()}>Update now</Button>
        ) : (
          <Button tone="quiet" disabled={looking === 'looking'} onClick={() => void look()}>
            Check for updates
          </Button>
        )}
      </Actions>
      <p role="status" className={styles['muted']}>
        {words[looking]}
      </p>
    </div>
  );
}
