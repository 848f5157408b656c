import { useQuery } from '@tanstack/react-query';
import { monthNames } from '#lib/format-month.ts';
import { readQuery } from '#offline/read-query.ts';
import { getNumbers } from '#shared/api/inbox-numbers.ts';
import { formatAud } from '#shared/format-aud.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import type { Numbers } from '#shared/inbox/numbers.ts';
import { countText } from './count-text.ts';
import { InvoicesOfYear } from './invoice-list.tsx';
import { ListFailure, ListLoading } from './list-states.tsx';
import styles from './numbers-view.module.css';

const numbersQuery = { ...readQuery(getNumbers), gcTime: 0, staleTime: 0 };

/** The practice in numbers, by month and report, and what was invoiced. */
export function NumbersView({ reports, now }: { reports: ReportList; now: Date }) {
  const { data, error, refetch } = useQuery(numbersQuery);
  if (!data) {
    return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <ListLoading />;
  }
  const { months, medianReplyDays } = data;
  return (
    <section className={styles['numbers']} aria-labelledby="numbers">
      <h2 id="numbers">Numbers</h2>
      {medianReplyDays === null ? null : (
        <p>
          {medianReplyDays === 0
            ? 'Half of the replies went out before the next business day.'
            : `Half of the replies went out within ${countText(medianReplyDays, 'business day')}.`}
        </p>
      )}
      {months.length === 0 ? (
        <p>No requests yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Month and report</th>
              <th scope="col">Requests</th>
              <th scope="col">Paid</th>
              <th scope="col">Income</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, report, requests, paid, incomeCents }) => (
              <tr key={month + report}>
                <th scope="row">
                  <span>{formatMonthOfYear(month)}</span>
                  <span className={styles['report']}>
                    {report === null ? 'Deleted requests' : reports[report].title}
                  </span>
                </th>
                <td>{requests}</td>
                <td>{paid}</td>
                <td>{formatAud(Math.round(incomeCents / 100))}</td>
              </tr>
            ))}
          </tbody>
          <tbody className={styles['years']}>
            {yearsOf(months).map(({ year, requests, paid, incomeCents }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{requests}</td>
                <td>{paid}</td>
                <td>{formatAud(Math.round(incomeCents / 100))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <InvoicesOfYear now={now} />
    </section>
  );
}

/** The sums of each year, the newest first. */
function yearsOf(months: Numbers['months']) {
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return [...years].map((year) => {
    const all = months.filter(({ month }) => month.startsWith(year));
    return {
      year,
      requests: sum(all.map(({ requests }) => requests)),
      paid: sum(all.map(({ paid }) => paid)),
      incomeCents: sum(all.map(({ incomeCents }) => incomeCents)),
    };
  });
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** `November 2026`, of `2026-11`. */
function formatMonthOfYear(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
