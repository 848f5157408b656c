import { useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lastPage } from './last-page.ts';
import styles from './go-on.module.css';

const never = () => () => {};

/** In the installed copy, the way back to the page that was open last; nothing elsewhere and on the server. */
export function GoOn() {
  const [search] = useSearchParams();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser && search.get('from') === 'installed' ? <GoOnLine /> : null;
}

function GoOnLine() {
  const [page] = useState(lastPage);
  if (page === null) return null;
  return (
    <p className={styles['line']}>
      Go on where you left off: <Link to={page.address}>{page.title}</Link>
    </p>
  );
}
