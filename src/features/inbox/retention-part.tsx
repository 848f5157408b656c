import { useQuery } from '@tanstack/react-query';
import { retentionRestDays } from '#shared/api/retention.ts';
import { counted } from './counted.ts';
import { retentionQuery } from './housekeeping-queries.ts';
import styles from './housekeeping.module.css';

const monthsText = (months: number | null) =>
  months === null ? 'until you erase them' : counted(months, 'month');

/** The periods after which the server removes letters by itself. */
export function RetentionPart() {
  const { data: periods, isError } = useQuery(retentionQuery);
  if (!periods) {
    return (
      <p role="status" className={styles['soft']}>
        {isError ? 'The periods could not be read just now.' : 'Asking the server…'}
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
          <dd>until you erase them</dd>
        </div>
        <div>
          <dt>Files that were never sent off</dt>
          <dd>{counted(periods.orphanUploadHours, 'hour')}</dd>
        </div>
      </dl>
      <p className={styles['soft']}>
        Counted from the day they came, archived letters and spam included; what you changed in the
        last {retentionRestDays} days waits. What is older the server removes by itself: save the
        words you want to keep as CSV or JSON. Attached files are in neither: download each from its
        letter. The periods are set on the server.
      </p>
    </>
  );
}
