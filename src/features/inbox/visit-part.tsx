import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { formatFullMoment, practiceZone, formatWeekday } from '#lib/format-date.ts';
import { randomUuid } from '#lib/uuid.ts';
import { victorianDay } from '#shared/business-days.ts';
import type { Absence } from '#shared/business-days.ts';
import { visitMinutes } from '#shared/inbox/client-entries.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { getVisitFile } from '#shared/api/visit-file.ts';
import type { TodayItem } from '#shared/inbox/today.ts';
import { isAtOnce, isInCalendar, visitProblem, visitsOf } from '#shared/inbox/visits.ts';
import type { Visit } from '#shared/inbox/visits.ts';
import { limits } from '#shared/limits.ts';
import type { Instant, PlainDate } from '#shared/time.ts';
import { victorianMoment } from '#shared/victorian-time.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import { FormEnd, LineField, TextField } from './client-fields.tsx';
import type { ClientPartProps, GivenEntry } from './client-part.ts';
import { todayQuery } from './inbox-reads.ts';
import { useFirstField } from './use-first-field.ts';
import styles from './client-parts.module.css';

const durations = [30, 60, 90, 120, 180, 240];

/** The visit to the site: times are proposed, set, moved and cancelled. */
export function VisitPart({
  entry,
  entries,
  now,
  add,
  isWaiting,
}: ClientPartProps & {
  /** What the owner decided of a visit waits to be sent: a second would go to the client as well. */
  isWaiting: boolean;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<'time' | 'cancel' | null>(null);
  const visits = visitsOf(entries);
  const last = visits.at(-1);
  const inCalendar = last && isInCalendar(last) ? last : undefined;
  const visit = visits.filter(({ state }) => state !== 'cancelled').at(-1);
  /** @returns why it was not added; null where it was */
  async function save(given: GivenEntry): Promise<string | null> {
    if (!(await add(given))) return visitWaitsText;
    close();
    return null;
  }
  /** The form goes, and what it became stands under the heading. */
  function close() {
    setOpen(null);
    heading.current?.focus();
  }
  const others =
    useQuery(todayQuery)
      .data?.groups.flatMap(({ items }) => items)
      .filter(({ record }) => record.id !== entry.id) ?? [];
  const moment = (time: string) => formatFullMoment(time, practiceZone);
  const usualPlace =
    visits.at(-1)?.place ??
    (entry.kind === 'request' ? (entry.answers['location'] ?? '').trim() : '');
  return (
    <section className={styles['part']} aria-labelledby={`${id}-title`}>
      <h3 ref={heading} id={`${id}-title`} tabIndex={-1}>
        Visit
      </h3>
      {visit === undefined ? null : (
        <>
          {visit.state === 'set' && visit.start !== null ? (
            <p>{`${moment(visit.start)}${Date.parse(visit.start) < now.getTime() ? ' (past)' : ''}`}</p>
          ) : (
            <>
              <p>Waiting for the client to choose:</p>
              <ul className={styles['plain']}>
                {visit.times.map((time) => (
                  <li key={time}>{moment(time)}</li>
                ))}
              </ul>
            </>
          )}
          <p className={styles['small']}>
            {visit.place}, {visit.minutes} minutes
          </p>
        </>
      )}
      {inCalendar === undefined ? null : (
        <p className={styles['actions']}>
          {inCalendar.state === 'cancelled' ? <span>Cancelled.</span> : null}
          <a href={pathOf(getVisitFile, { id: entry.id })} download>
            {inCalendar.state === 'cancelled'
              ? 'Remove it from your calendar'
              : 'Add to your calendar'}
          </a>
        </p>
      )}
      {open === 'time' ? (
        <VisitForm
          others={others}
          absences={entry.absences ?? []}
          visit={visit}
          usualPlace={usualPlace}
          now={now}
          onCancel={close}
          onSave={save}
        />
      ) : open === 'cancel' && visit !== undefined ? (
        <CancelForm
          onCancel={close}
          onSave={(note) => save({ kind: 'visit-cancelled', visit: visit.id, note })}
        />
      ) : isWaiting ? (
        <p className={styles['small']}>{visitWaitsText}</p>
      ) : (
        <div className={styles['actions']}>
          <button type="button" className="button button-quiet" onClick={() => setOpen('time')}>
            {visit === undefined ? 'Arrange a visit' : 'Change the time'}
          </button>
          {visit === undefined ? null : (
            <TextButton onClick={() => setOpen('cancel')}>Cancel the visit</TextButton>
          )}
        </div>
      )}
    </section>
  );
}

const visitWaitsText = 'A visit is waiting to be sent. Discard it above to change it.';

/** Says why a visit is cancelled, where the owner wants to. */
function CancelForm({
  onSave,
  onCancel,
}: {
  onSave: (note: string) => Promise<string | null>;
  onCancel: () => void;
}) {
  const id = useId();
  const form = useFirstField();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(note.trim()).then(setProblem);
      }}
    >
      <TextField
        label="Note for the client (optional)"
        rows={2}
        maxLength={limits.maxTextLength}
        value={note}
        onChange={setNote}
      />
      <FormEnd problemId={`${id}-problem`} problem={problem}>
        <button type="submit" className="button">
          Cancel it and tell the client
        </button>
        <TextButton onClick={onCancel}>Keep the visit</TextButton>
      </FormEnd>
    </form>
  );
}

type VisitAhead = Pick<TodayItem, 'record' | 'visit'>;
type VisitEntry = GivenEntry & { kind: 'visit-proposed' | 'visit-set' };

function VisitForm({
  others,
  absences,
  visit,
  usualPlace,
  now,
  onCancel,
  onSave,
}: {
  /** Visits to others that are ahead. */
  others: readonly VisitAhead[];
  absences: readonly Absence[];
  visit: Visit | undefined;
  usualPlace: string;
  now: Date;
  onCancel: () => void;
  onSave: (entry: VisitEntry) => Promise<string | null>;
}) {
  const id = useId();
  const form = useFirstField();
  const [times, setTimes] = useState<readonly string[]>(['', '', '']);
  const [place, setPlace] = useState(visit?.place ?? usualPlace);
  const [minutes, setMinutes] = useState<number>(visit?.minutes ?? visitMinutes.usual);
  const [note, setNote] = useState(visit?.note ?? '');
  const [isAgreed, setIsAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWarned, setIsWarned] = useState(false);
  const shown = isAgreed ? times.slice(0, 1) : times;

  /** What speaks against one of the times. */
  function warningOf(moments: readonly Instant[]): string | null {
    for (const at of moments) {
      const other = others.find((one) => one.visit && isAtOnce(one.visit, { start: at, minutes }));
      if (other?.visit) {
        return `You visit ${other.record.name} at that time: ${formatFullMoment(other.visit.start, practiceZone)}, ${other.visit.minutes} minutes.`;
      }
      const day = victorianDay(at);
      const away = absences.find(({ from, until }) => from <= day && day <= until);
      if (away) {
        return `You’re away from ${formatDay(away.from)} to ${formatDay(away.until)}.`;
      }
    }
    return null;
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const moments: Instant[] = [];
    for (const time of shown.filter((one) => one !== '')) {
      const moment = victorianMoment(time);
      const wrong = moment.kind === 'moment' ? visitProblem(moment.at, now) : timeText[moment.kind];
      if (moment.kind !== 'moment' || wrong !== null) {
        setProblem(wrong);
        return;
      }
      moments.push(moment.at);
    }
    const [start] = moments;
    if (start === undefined) return setProblem('Choose a day and a time');
    if (new Set(moments).size < moments.length) return setProblem('Two of the times are the same');
    if (place.trim() === '') return setProblem('Say where to meet');
    const warning = warningOf(moments);
    if (warning !== null && !isWarned) {
      setIsWarned(true);
      return setProblem(`${warning} Change the time, or send it anyway.`);
    }
    setProblem(null);
    const common = {
      visit: visit?.id ?? randomUuid(),
      minutes,
      place: place.trim(),
      note: note.trim(),
    };
    void onSave(
      isAgreed
        ? { kind: 'visit-set', start, ...common }
        : { kind: 'visit-proposed', times: moments, ...common },
    ).then(setProblem);
  }

  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={save}
      onChange={() => {
        setProblem(null);
        setIsWarned(false);
      }}
    >
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isAgreed}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
        <span>We’ve agreed on a time</span>
      </label>
      {shown.map((time, index) => (
        <LineField
          key={index}
          label={isAgreed ? 'Time' : `Time ${index + 1}`}
          type="datetime-local"
          value={time}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(next) => setTimes(times.map((one, at) => (at === index ? next : one)))}
        />
      ))}
      <LineField label="Where" maxLength={limits.maxLineLength} value={place} onChange={setPlace} />
      <label>
        <span>How long</span>
        <select value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
          {durations.map((one) => (
            <option key={one} value={one}>
              {one} minutes
            </option>
          ))}
        </select>
      </label>
      <TextField
        label="Note for the client (optional)"
        rows={2}
        maxLength={limits.maxTextLength}
        value={note}
        onChange={setNote}
      />
      <FormEnd problemId={`${id}-problem`} problem={problem}>
        <button type="submit" className="button">
          {isWarned
            ? 'Send it anyway'
            : isAgreed
              ? 'Set the time and tell the client'
              : 'Send these times'}
        </button>
        <TextButton onClick={onCancel}>Don’t change anything</TextButton>
      </FormEnd>
    </form>
  );
}

const formatDay = (day: PlainDate) => formatWeekday(`${day}T00:00:00Z`, 'UTC');

/** Why a local time is no moment. */
const timeText = {
  unreal: 'Choose a day and a time that exist',
  skipped: 'The clocks go forward that night, so this time doesn’t exist',
  repeated: 'The clocks go back that night, so this time comes twice',
} as const;
