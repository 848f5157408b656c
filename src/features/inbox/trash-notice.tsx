import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/format-date.ts';
import { paths } from '#shared/paths.ts';
import { countText } from './count-text.ts';
import { trashQuery } from './settings-queries.ts';
import styles from './warnings-notice.module.css';

/** Says in the inbox that records are about to be deleted for good. */
export function TrashNotice() {
  const { data } = useQuery(trashQuery);
  const [first] = data?.records ?? [];
  if (data === undefined || first === undefined) return null;
  return (
    <section className={styles['notice']}>
      <h2>{countText(data.total, 'record is', 'records are')} about to be deleted</h2>
      <p>
        {data.total === 1 ? 'It' : 'The first'} will be deleted after{' '}
        {formatDay(first.deletedAfter)}.{' '}
        <Link to={paths.inboxSettings}>
          Look through {data.total === 1 ? 'it' : 'them'} under “Settings and privacy”
        </Link>
      </p>
    </section>
  );
}
