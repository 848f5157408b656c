import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOutbox } from '#offline/react.ts';
import { paths } from '#shared/paths.ts';
import styles from './outbox-badge.module.css';

/** What needs the visitor, else what waits on this device, as a link to it; nothing when there is neither. */
export function OutboxBadge() {
  const { items, waitingCount } = useOutbox();
  if (waitingCount === 0) return null;
  const toLookAt = items.filter((item) => item.state.kind === 'needs-attention').length;
  return (
    <Link className={styles['badge']} data-attention={toLookAt > 0 || undefined} to={paths.offline}>
      <Hourglass size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {toLookAt > 0 ? toLookAt : waitingCount}
        <span className={styles['word']}>{toLookAt > 0 ? ' to look at' : ' waiting'}</span>
        <span className="visually-hidden"> on this device</span>
      </span>
    </Link>
  );
}
