import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { sessionQuery } from './settings-queries.ts';
import styles from './today-view.module.css';

/** Tells the owner what was never set up: nothing has failed, so no warning says it. */
export function NotSetUp() {
  const { data } = useQuery(sessionQuery);
  const { mail = true, offsiteCopy = null } = data?.setUp ?? {};
  const lines = [
    ...(mail ? [] : ['No mail server is set up: nobody gets an email when a request arrives.']),
    ...(offsiteCopy === false
      ? ['No copy is kept off this server: if its disk fails, the requests are gone.']
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={styles['set-up']} aria-label="Not set up yet">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Link to={paths.beforeGoingPublic}>What to do is under “Before going public”</Link>
    </section>
  );
}
