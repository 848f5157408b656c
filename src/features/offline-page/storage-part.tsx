import { useState } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { askToPersist, storageReport } from '#offline/storage/persistence.ts';
import { Button } from '#ui/button/button.tsx';
import { useDeviceRead } from './use-device-read.ts';
import styles from './offline-page.module.css';

const changingEvents = ['drafts-changed', 'downloads-changed'] as const;

/** Whether the browser protects what is stored, and how much space there is. */
export function StoragePart() {
  const [report, readAgain] = useDeviceRead(storageReport, changingEvents);
  const [isRefused, setIsRefused] = useState(false);

  async function ask() {
    setIsRefused((await askToPersist()) !== 'granted');
    readAgain();
  }

  if (report === null) return <p className={styles['muted']}>Checking storage…</p>;
  const { persistence, usedBytes, quotaBytes } = report;
  return (
    <div className={styles['part']}>
      {persistence === 'granted' ? (
        <p>
          <strong>Protected.</strong> Your browser won’t clear this site’s saved files.
        </p>
      ) : (
        <>
          <p>
            <strong>Saved, but not protected.</strong> Your browser may clear it if space runs low.
            Safari clears it after 7 days without a visit. The home-screen app doesn’t share drafts
            with Safari, so save a copy of anything important and open it in the app.
          </p>
          {persistence === 'refused' ? (
            <p>
              <Button tone="quiet" onClick={() => void ask()}>
                Protect saved files
              </Button>
            </p>
          ) : null}
          <p role="status" className={styles['muted']}>
            {isRefused
              ? 'Your browser said no for now. It often says yes once you’ve installed the app.'
              : ''}
          </p>
        </>
      )}
      {usedBytes !== null && quotaBytes !== null ? (
        <p className={styles['muted']}>
          <meter
            className={styles['meter']}
            aria-label="Storage used"
            min={0}
            max={Math.max(quotaBytes, 1)}
            value={usedBytes}
          />
          Using {formatFileSize(usedBytes)} of about {formatFileSize(quotaBytes)} available.
        </p>
      ) : null}
    </div>
  );
}
