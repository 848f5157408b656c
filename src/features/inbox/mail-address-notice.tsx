import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { mailAddressQuery } from './settings-queries.ts';
import styles from './warnings-notice.module.css';

/** Says in the inbox that notices still go to another address than the pages show. */
export function MailAddressNotice() {
  const { data } = useQuery(mailAddressQuery);
  const { inUse = null, published = null } = data ?? {};
  if (inUse === null || published === null || inUse === published) return null;
  return (
    <section className={styles['notice']}>
      <h2>Notices still go to {inUse}</h2>
      <p>
        Pages show {published}. We use it for emails once the code of its test email is entered
        under <Link to={paths.ownerEntry('practice', 'practice', 'email')}>Practice details</Link>.
      </p>
    </section>
  );
}
