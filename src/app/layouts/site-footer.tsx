import { Link } from 'react-router-dom';
import { footer } from '#content/footer.ts';
import { siteName } from '#shared/paths.ts';
import { belowFold } from '#ui/deferred/below-fold.ts';
import styles from './site-footer.module.css';

/** The shared footer. */
export function SiteFooter() {
  return (
    <footer className={styles['footer']} {...belowFold}>
      <div className={styles['inner']}>
        <div>
          <p className={styles['name']}>{siteName}</p>
          <p className={styles['tagline']}>{footer.tagline}</p>
        </div>
        <nav aria-label="All pages" className={styles['columns']}>
          {footer.columns.map((column) => (
            <div key={column.title}>
              <h2 className={styles['title']}>{column.title}</h2>
              <ul className={styles['list']}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link to={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles['small']}>
          {footer.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
