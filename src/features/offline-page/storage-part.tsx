import { useEffect, useState } from 'react';
import { megabytes } from '#lib/megabytes.ts';
import { subscribe } from '#offline/events.ts';
import { askToPersist, storageReport } from '#offline/storage/persistence.ts';
import type { StorageReport } from '#offline/storage/persistence.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './offline-page.module.css';

/** Whether the browser protects what is stored, and how much space there is. */
export function StoragePart() {
  const [report, setReport] = useState<StorageReport | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    let isGone = false;
    const read = () =>
      void storageReport().then((current) => {
        if (!isGone) setReport(current);
      });
    read();
    const stop = subscribe((event) => {
      if (event.type === 'drafts-changed' || event.type === 'downloads-changed') read();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  async function ask() {
    setIsRefused((await askToPersist()) !== 'granted');
    setReport(await storageReport());
  }

  if (report === null) return <p className={styles['soft']}>Checking storage…</p>;
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
          <p role="status" className={styles['soft']}>
            {isRefused
              ? 'Your browser said no for now. It often says yes once you’ve installed the app.'
              : ''}
          </p>
        </>
      )}
      {usedBytes !== null && quotaBytes !== null ? (
        <p className={styles['soft']}>
          <meter
            className={styles['meter']}
            aria-label="Storage used"
            min={0}
            max={Math.max(quotaBytes, 1)}
            value={usedBytes}
          />
          Using {megabytes(usedBytes)} of about {megabytes(quotaBytes)} available.
        </p>
      ) : null}
    </div>
  );
}
