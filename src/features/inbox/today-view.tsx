import { useQuery } from '@tanstack/react-query';
import { clockTime, practiceZone, formatWeekday } from '#lib/format-date.ts';
import { todayLabels } from '#shared/inbox/today-labels.ts';
import type { TodayItem } from '#shared/inbox/today.ts';
import { isAtOnce } from '#shared/inbox/visits.ts';
import type { InboxEntry, ReportList } from '#shared/inbox/entry-text.ts';
import { InboxList } from './inbox-list.tsx';
import { todayQuery } from './inbox-reads.ts';
import { ListFailure, ListLoading } from './list-states.tsx';
import { NotSetUp } from './not-set-up.tsx';
import type { UnsentMark } from './use-unsent-marks.ts';
import styles from './today-view.module.css';

/** What there is to do, most urgent first. Nothing is ticked: it goes when it is done. */
export function TodayView(props: {
  reports: ReportList;
  now: Date;
  openId: string | null;
  unsent: ReadonlyMap<string, UnsentMark>;
  onOpen: (entry: InboxEntry) => void;
}) {
  const { data, error, refetch } = useQuery(todayQuery);
  if (!data)
    return error ? <ListFailure error={error} onRetry={() => void refetch()} /> : <ListLoading />;
  if (data.groups.length === 0) {
    return (
      <>
        <p className={styles['nothing']}>
          {data.isCopy ? 'Nothing on this phone is due.' : 'Nothing is due this week.'}
        </p>
        <NotSetUp />
      </>
    );
  }
  const groups = data.groups.map(({ group, count, items }) => (
    <section key={group} className={styles['group']} aria-labelledby={`today-${group}`}>
      <h2 id={`today-${group}`} data-group={group}>
        {todayLabels[group]} <span>{count}</span>
      </h2>
      {group === 'visits' ? (
        <p className={styles['days']}>
          {items.map((item) => (
            <span key={item.record.id + (item.visit?.start ?? item.day)}>
              {visitText(item, items)}
            </span>
          ))}
        </p>
      ) : null}
      <InboxList
        {...props}
        label={todayLabels[group]}
        entries={[...new Map(items.map(({ record }) => [record.id, record])).values()]}
      />
      {count > items.length ? (
        <p className={styles['nothing']}>And {count - items.length} more, in the inbox.</p>
      ) : null}
    </section>
  ));
  return (
    <>
      {groups}
      <NotSetUp />
    </>
  );
}

/** `Thursday 3 December, 2:00 pm: Renée` */
function visitText(
  { day, record, visit }: Omit<TodayItem, 'group'>,
  all: readonly Omit<TodayItem, 'group'>[],
): string {
  const time = visit === undefined ? '' : `, ${clockTime(visit.start, practiceZone)}`;
  const isSecond = all.some(
    (other) =>
      other.record.id !== record.id && visit && other.visit && isAtOnce(visit, other.visit),
  );
  const text = `${formatWeekday(`${day}T00:00:00Z`, 'UTC')}${time}: ${record.name}`;
  return isSecond ? `${text} (at the same time as another visit)` : text;
}
