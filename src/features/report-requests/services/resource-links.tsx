import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './resource-links.module.css';

/** Ways on to what can be read before writing. */
export function ResourceLinks({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className={styles['links']}>
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link.href}>
            {link.label}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
