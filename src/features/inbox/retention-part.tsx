import { useQuery } from '@tanstack/react-query';
import { retentionGraceDays } from '#shared/api/retention.ts';
import { countText } from './count-text.ts';
import { retentionQuery } from './settings-queries.ts';
import styles from './inbox-settings.module.css';

const monthsText = (months: number | null) =>
  months === null ? 'until you delete them' : countText(months, 'month');

/** The periods after which the server removes records automatically. */
export function RetentionPart() {
  const { data: periods, isError } = useQuery(retentionQuery);
  if (!periods) {
    return (
      <p role="status" className={styles['muted']}>
        {isError ? 'We couldn’t load this.' : 'Loading…'}
      </p>
    );
  }
  return (
    <>
      <dl className={styles['periods']}>
        <div>
          <dt>Messages</dt>
          <dd>{monthsText(periods.enquiryMonths)}</dd>
        </div>
        <div>
          <dt>Requests without a deposit</dt>
          <dd>{monthsText(periods.unpaidRequestMonths)}</dd>
        </div>
        <div>
          <dt>Requests with a deposit</dt>
          <dd>until you delete them</dd>
        </div>
        <div>
          <dt>Uploads that were never submitted</dt>
          <dd>{countText(periods.orphanUploadHours, 'hour')}</dd>
        </div>
      </dl>
      <p className={styles['muted']}>
        After this time, messages leave your inbox automatically, archived and spam included, and
        are permanently deleted 7 days later. Anything you’ve changed in the last{' '}
        {retentionGraceDays} days is kept. Export first (CSV or JSON) if you want a copy. Exports
        don’t include attachments, so download those separately. These periods are set on the
        server.
      </p>
    </>
  );
}
