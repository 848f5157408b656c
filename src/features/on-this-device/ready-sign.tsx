import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { packStatus } from '#offline/content-pack/content-pack.ts';
import { paths } from '#shared/paths.ts';
import styles from './ready-sign.module.css';

type Readiness = { isReady: true } | { isReady: false; keptFiles: number; files: number };

/** Whether the site can be taken along: one quiet line in the menu that leads to the page about it. */
export function ReadySign({ onChoose }: { onChoose: () => void }) {
  const [readiness, setReadiness] = useState<Readiness | null>(null);
  useEffect(() => {
    let isGone = false;
    void findReadiness().then((found) => {
      if (!isGone) setReadiness(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (readiness === null) return null;
  return (
    <p className={styles['sign']} data-ready={readiness.isReady || undefined}>
      {readiness.isReady ? (
        <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <CircleDashed size={18} strokeWidth={1.5} aria-hidden="true" />
      )}
      <Link to={paths.offline} onClick={onChoose}>
        {readiness.isReady
          ? 'Ready for the site'
          : `${readiness.keptFiles} of ${readiness.files} pictures and papers kept`}
      </Link>
    </p>
  );
}

/** Ready: a worker answers for this page, and every file of the pack is here. Null where neither can be told. */
async function findReadiness(): Promise<Readiness | null> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return null;
  const status = await packStatus();
  if (status === null || status.files === 0) return null;
  const { keptFiles, files } = status;
  return keptFiles === files ? { isReady: true } : { isReady: false, keptFiles, files };
}
