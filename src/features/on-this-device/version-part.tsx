import { useState } from 'react';
import type { LookOutcome } from '#offline/sw-bridge/service-worker-bridge.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './on-this-device.module.css';

const loadBridge = () => import('#offline/sw-bridge/service-worker-bridge.ts');

type Looking = 'idle' | 'looking' | 'form-open' | LookOutcome;

const words: Record<Looking, string> = {
  idle: '',
  looking: 'Looking…',
  none: 'This is the newest version.',
  loading: 'There is a new version. It is still being loaded.',
  ready: 'A new version is on this device.',
  'form-open':
    'A form is open in this or another tab. Close it, it saves itself, and change to the new version then.',
  failed: 'It could not be looked for. There may be no connection.',
};

/** The version of the program and the change to a newer one, offered and never forced. */
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
          <Button onClick={() => void change()}>Change to the new version</Button>
        ) : (
          <Button tone="quiet" disabled={looking === 'looking'} onClick={() => void look()}>
            Look for a new version
          </Button>
        )}
      </Actions>
      <p role="status" className={styles['soft']}>
        {words[looking]}
      </p>
    </div>
  );
}
