import { useQuery } from '@tanstack/react-query';
import { monthNames } from '#lib/month-words.ts';
import { readQuery } from '#offline/read-query.ts';
import { getNumbers } from '#shared/api/inbox-numbers.ts';
import { formatAud } from '#shared/format-aud.ts';
import type { ReportList } from '#shared/inbox/entry-text.ts';
import { ListFailure, ListLoading } from './list-states.tsx';
import styles from './numbers-view.module.css';

const numbersQuery = { ...readQuery(getNumbers), gcTime: 0, staleTime: 0 };

/** The practice in numbers, by month and report. */
export function NumbersView({ reports }: { reports: ReportList }) {
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
          Half of all requests had a reply within {medianReplyDays} business{' '}
          {medianReplyDays === 1 ? 'day' : 'days'}.
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
                  <span>{monthWords(month)}</span>
                  <span className={styles['report']}>{reports[report].title}</span>
                </th>
                <td>{requests}</td>
                <td>{paid}</td>
                <td>{formatAud(Math.round(incomeCents / 100))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** `November 2026`, of `2026-11`. */
function monthWords(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
}
