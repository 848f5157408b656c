import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOutbox } from '#offline/react.ts';
import { paths } from '#shared/paths.ts';
import styles from './outbox-badge.module.css';

/** What waits on this device, as a link to it; nothing when nothing waits. */
export function OutboxBadge() {
  const { items, waitingCount } = useOutbox();
  if (waitingCount === 0) return null;
  const needsAttention = items.some((item) => item.state.kind === 'needs-attention');
  return (
    <Link
      className={styles['badge']}
      data-attention={needsAttention || undefined}
      to={paths.offline}
    >
      <Hourglass size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {waitingCount} {needsAttention ? 'to look at' : 'waiting'}
        <span className="visually-hidden"> on this device</span>
      </span>
    </Link>
  );
}
