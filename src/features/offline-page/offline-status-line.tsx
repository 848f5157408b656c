import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isReady, readReadiness } from '#offline/content-pack/readiness.ts';
import { paths } from '#shared/paths.ts';
import { useDeviceRead } from './use-device-read.ts';
import styles from './offline-status-line.module.css';

const changingEvents = ['downloads-changed'] as const;

/** Whether the site is ready to use offline: one line in the menu, with a link to the details. */
export function OfflineStatusLine({ onChoose }: { onChoose: () => void }) {
  const [readiness] = useDeviceRead(readReadiness, changingEvents);
  if (readiness?.isShellCached !== true || readiness.pack === null) return null;
  const hasEverything = isReady(readiness);
  const { cachedFiles, files } = readiness.pack;
  return (
    <p className={styles['status']} data-ready={hasEverything || undefined}>
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
