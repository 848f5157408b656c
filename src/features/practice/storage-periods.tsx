import { useQuery } from '@tanstack/react-query';
import type { periodLabels } from '#content/seller-text.ts';
import { periodsQuery } from './queries.ts';
import styles from './facts.module.css';

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** How long the server stores what visitors send, as it is set. */
export function StoragePeriods({ words }: { words: typeof periodLabels }) {
  const monthsText = (months: number | null) =>
    months === null ? words.untilDeleted : counted(months, 'month');
  const { data: periods, isPending } = useQuery(periodsQuery);
  if (!periods) {
    return <p className={styles['muted']}>{isPending ? words.loading : words.unreachable}</p>;
  }
  const rows = [
    [words.messages, monthsText(periods.enquiryMonths)],
    [words.unpaid, monthsText(periods.unpaidRequestMonths)],
    [words.paid, words.paidPeriod],
    [words.uploads, counted(periods.orphanUploadHours, 'hour')],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {rows.map(([what, period]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{period}</dd>
        </div>
      ))}
    </dl>
  );
}
