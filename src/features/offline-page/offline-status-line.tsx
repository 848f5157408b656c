import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isReady, readReadiness } from '#offline/content-pack/readiness.ts';
import type { Readiness } from '#offline/content-pack/readiness.ts';
import { subscribe } from '#offline/events.ts';
import { paths } from '#shared/paths.ts';
import styles from './offline-status-line.module.css';

/** Whether the site is ready to use offline: one line in the menu, with a link to the details. */
export function OfflineStatusLine({ onChoose }: { onChoose: () => void }) {
  const [readiness, setReadiness] = useState<Readiness | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = () =>
      void readReadiness().then((found) => {
        if (!isGone) setReadiness(found);
      });
    look();
    const stop = subscribe((event) => {
      if (event.type === 'downloads-changed') look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  if (readiness?.isShellCached !== true || readiness.pack === null) return null;
  const hasEverything = isReady(readiness);
  const { cachedFiles, files } = readiness.pack;
  return (
    <p className={styles['sign']} data-ready={hasEverything || undefined}>
      {hasEverything ? (
        <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <CircleDashed size={18} strokeWidth={1.5} aria-hidden="true" />
      )}
      <Link to={paths.offline} onClick={onChoose}>
        {hasEverything
          ? 'Ready to use offline'
          : `${cachedFiles} of ${files} pictures and PDFs downloaded`}
      </Link>
    </p>
  );
}
