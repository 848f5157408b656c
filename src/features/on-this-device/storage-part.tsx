import { useEffect, useState } from 'react';
import { megabytes } from '#lib/megabytes.ts';
import { subscribe } from '#offline/events.ts';
import { askToPersist, storageReport } from '#offline/storage/persistence.ts';
import type { StorageReport } from '#offline/storage/persistence.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './on-this-device.module.css';

/** Whether the browser promised to keep what is stored, and how much space there is. */
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

  if (report === null) return <p className={styles['soft']}>Asking the browser…</p>;
  const { persistence, usedBytes, quotaBytes } = report;
  return (
    <div className={styles['part']}>
      {persistence === 'granted' ? (
        <p>
          <strong>Kept for good.</strong> The browser has promised not to clear what is stored here.
        </p>
      ) : (
        <>
          <p>
            <strong>Kept, but not promised.</strong> The browser may clear this site’s storage when
            the device runs out of space. Safari does so after seven days without a visit, and a
            site on the home screen does not share its storage with Safari: save a copy of what
            matters, and read it in there.
          </p>
          {persistence === 'refused' ? (
            <p>
              <Button tone="quiet" onClick={() => void ask()}>
                Ask the browser to keep it
              </Button>
            </p>
          ) : null}
          <p role="status" className={styles['soft']}>
            {isRefused
              ? 'The browser did not promise it. It often does once the site is on the home screen or used more.'
              : ''}
          </p>
        </>
      )}
      {usedBytes !== null && quotaBytes !== null ? (
        <p className={styles['soft']}>
          <meter
            className={styles['meter']}
            aria-label="Storage in use"
            min={0}
            max={Math.max(quotaBytes, 1)}
            value={usedBytes}
          />
          {megabytes(usedBytes)} used of about {megabytes(quotaBytes)} that the browser allows.
        </p>
      ) : null}
    </div>
  );
}
