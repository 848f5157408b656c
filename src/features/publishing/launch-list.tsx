import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readQuery } from '#offline/read-query.ts';
import { getLaunch, launchItems } from '#shared/api/launch.ts';
import type { LaunchItem } from '#shared/api/launch.ts';
import { getMailAddress } from '#shared/api/mail-address.ts';
import { paths } from '#shared/paths.ts';
import styles from './before-going-public.module.css';

/** Fetched each time and never stored on the device: the persister skips these keys. */
const launchQuery = { ...readQuery(getLaunch), gcTime: 0, staleTime: 0 };
const mailQuery = { ...readQuery(getMailAddress), gcTime: 0, staleTime: 0 };

/** The field of the practice details in which an item is settled. */
const fieldOf: Readonly<Partial<Record<LaunchItem, string>>> = {
  name: 'legalName',
  abn: 'abn',
  phone: 'phone',
  refunds: 'refunds',
  hosting: 'hosting',
  mail: 'email',
};

/** What must be settled before the site goes public: it follows from what is set, and nothing is ticked. */
export function LaunchList({
  texts,
}: {
  texts: Readonly<Record<LaunchItem, { what: string; until: string }>>;
}) {
  const { data, isError } = useQuery(launchQuery);
  const { data: mail } = useQuery(mailQuery);
  if (data === undefined) {
    return <p role="status">{isError ? 'We couldn’t load what must be settled.' : 'Loading…'}</p>;
  }
  const open = launchItems.filter((item) => data[item] !== true);
  return (
    <section aria-labelledby="launch-title" className={styles['launch']}>
      <h3 id="launch-title">
        {open.length === 0 ? 'Everything is settled' : 'Settle these first'}
      </h3>
      <ul className={styles['settled']}>
        {launchItems.map((item) => (
          <li key={item} data-state={data[item] === true ? 'settled' : 'open'}>
            <p>
              <strong>
                {data[item] === true ? 'Settled' : data[item] === null ? 'Not known' : 'Open'}
              </strong>{' '}
              <span>{texts[item].what}</span>
            </p>
            {data[item] === true ? null : (
              <>
                <p className={styles['muted']}>{texts[item].until}</p>
                <Settle item={item} what={texts[item].what} isWithoutMail={mail?.inUse === null} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settle({
  item,
  what,
  isWithoutMail,
}: {
  item: LaunchItem;
  what: string;
  isWithoutMail: boolean;
}) {
  const hidden = <span className="visually-hidden">: {what}</span>;
  if (item === 'bank') {
    return <Link to={paths.inboxSettings}>Enter it in the settings of the inbox{hidden}</Link>;
  }
  if (item === 'mail' && isWithoutMail) {
    return (
      <p className={styles['muted']}>
        Set up mail first: this server can’t send any. Ask whoever looks after it.
      </p>
    );
  }
  const field = fieldOf[item];
  return field === undefined ? (
    <p className={styles['muted']}>Ask whoever looks after the server.</p>
  ) : (
    <Link to={paths.ownerEntry('practice', 'practice', field)}>
      {item === 'mail' ? 'Open Practice details, where you send it' : 'Enter it'}
      {hidden}
    </Link>
  );
}
