import { useEffect, useRef, useState } from 'react';
import type { PackOutcome, PackStatus } from '#offline/content-pack/content-pack.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './on-this-device.module.css';

const loadPack = () => import('#offline/content-pack/content-pack.ts');
const loadChoice = () => import('#offline/content-pack/background-download.ts');

const outcomes: Record<PackOutcome, string> = {
  complete: 'Everything is on this device.',
  incomplete: 'Some files did not come. What came is kept; go on when the connection is better.',
  'no-space':
    'There is too little space to keep the pictures and still be sure of what you write. Free some space first.',
  'no-list': 'The list of pictures could not be read. There may be no connection.',
  unsupported: 'This browser window cannot keep files, for example in private browsing.',
};

/** The downloaded pictures and documents: how many are here, the check before driving out, keeping and removing. */
export function PicturesPart() {
  const [status, setStatus] = useState<PackStatus | null | 'unknown'>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const stop = useRef<AbortController | null>(null);

  useEffect(() => {
    let isGone = false;
    void loadPack()
      .then(({ packStatus }) => packStatus())
      .then((current) => {
        if (!isGone) setStatus(current ?? 'unknown');
      })
      .catch(() => setStatus('unknown'));
    return () => {
      isGone = true;
      stop.current?.abort();
    };
  }, []);

  async function whileBusy(work: () => Promise<string>) {
    setIsBusy(true);
    setNotice('');
    try {
      setNotice(await work());
    } catch {
      setNotice('That could not be done. Nothing you wrote is affected.');
    } finally {
      setIsBusy(false);
    }
  }

  const download = () =>
    whileBusy(async () => {
      const { choosePack } = await loadChoice();
      choosePack('keep');
      const { downloadPack } = await loadPack();
      stop.current = new AbortController();
      return outcomes[await downloadPack(setStatus, stop.current.signal)];
    });
  const check = () =>
    whileBusy(async () => {
      const { verifyPack } = await loadPack();
      const checked = await verifyPack();
      setStatus(checked ?? 'unknown');
      if (checked === null) return outcomes['no-list'];
      return checked.keptFiles === checked.files
        ? 'Ready for the site: every file was read back and is whole.'
        : `${checked.files - checked.keptFiles} files are missing. Keep them while you have a connection.`;
    });
  const remove = () =>
    whileBusy(async () => {
      const [{ choosePack }, { packStatus, removePack }] = await Promise.all([
        loadChoice(),
        loadPack(),
      ]);
      choosePack('removed');
      await removePack();
      setStatus((await packStatus()) ?? 'unknown');
      return 'The downloads are removed. Drafts and requests are untouched.';
    });

  if (status === null) return <p className={styles['soft']}>Counting…</p>;
  const isComplete = status !== 'unknown' && status.keptFiles === status.files;
  return (
    <div className={styles['part']}>
      {status === 'unknown' ? (
        <p>How much is kept cannot be told without a connection.</p>
      ) : (
        <>
          <p>
            {status.keptFiles} of {status.files} files, {megabytes(status.keptBytes)} of{' '}
            {megabytes(status.bytes)}
          </p>
          <progress
            className={styles['progress']}
            aria-label="Files on this device"
            max={Math.max(status.files, 1)}
            value={status.keptFiles}
          />
        </>
      )}
      <div className={styles['actions']}>
        {isComplete ? (
          <Button disabled={isBusy} onClick={() => void check()}>
            Check that it is ready for the site
          </Button>
        ) : (
          <Button disabled={isBusy} onClick={() => void download()}>
            Keep on this device
          </Button>
        )}
        {isBusy ? (
          <Button tone="quiet" onClick={() => stop.current?.abort()}>
            Stop
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => void remove()}>
            Remove the downloads
          </Button>
        )}
      </div>
      <p role="status" className={styles['soft']}>
        {isBusy ? 'Working…' : notice}
      </p>
    </div>
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
