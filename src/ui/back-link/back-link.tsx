import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** The link back, above a page's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles['back']} to={to}>
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </Link>
  );
}
