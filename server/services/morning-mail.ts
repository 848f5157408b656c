import { victorianDay } from '#shared/business-days.ts';
import { practiceZone, tableMoment } from '#lib/format-date.ts';
import { Hour, Minute } from '#shared/time.ts';
import type { Clock } from '#shared/time.ts';
import type { Mailer } from '../mail/mailer.ts';
import { todayMail } from '../mail/today-mail.ts';
import type { RecordStore } from '../storage/ports.ts';
import type { Inbox } from './inbox.ts';
import type { Schedule } from './schedule.ts';

export interface MorningMailOptions {
  store: Pick<RecordStore, 'todayToldOn' | 'setTodayToldOn' | 'withLock'>;
  inbox: Pick<Inbox, 'today'>;
  mailer: Mailer;
  clock: Clock;
  ownerAddress: () => string;
  /** Address of the site for links. */
  publicUrl: string | undefined;
  schedule: Schedule;
  report: (message: string, cause: unknown) => void;
}

/** Of Victoria's clock. */
const morningHour = 7;
const retryMs = 10 * Minute.ms;

/**
 * Mails the owner at 7 in the morning what there is to do, unless there is nothing: once a day, whatever the number of
 * processes. After a first start the next morning is the first.
 * @returns ends it; resolves when a running mail is done
 */
export function startMorningMail(options: MorningMailOptions): () => Promise<void> {
  const { store, inbox, mailer, clock, ownerAddress, publicUrl, schedule, report } = options;
  let work: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;
  let isStopped = false;

  function lookIn(delayMs: number): void {
    if (isStopped) return;
    cancel = schedule(() => {
      work = look();
    }, delayMs);
  }

  async function look(): Promise<void> {
    const { day, minutes } = victorianTime(clock());
    const toMorning = morningHour * Hour.ms - minutes * Minute.ms;
    try {
      if (toMorning <= 0 && !(await store.withLock('mail', () => tell(day)))) {
        // Another process sends something: perhaps this.
        lookIn(Minute.ms);
        return;
      }
      // An hour at a time: the clocks change at night.
      const waitMs = toMorning > 0 ? toMorning : toMorning + 24 * Hour.ms;
      lookIn(Math.min(waitMs, Hour.ms));
    } catch (error) {
      report('the mail of the morning could not be sent', error);
      lookIn(retryMs);
    }
  }

  async function tell(day: string): Promise<void> {
    const toldOn = await store.todayToldOn();
    if (toldOn !== null && toldOn >= day) return;
    if (toldOn !== null) {
      const { groups } = await inbox.today();
      if (groups.length > 0) await mailer.send(todayMail(groups, day, ownerAddress(), publicUrl));
    }
    await store.setTodayToldOn(day);
  }

  work = look();
  return async () => {
    isStopped = true;
    cancel?.();
    await work;
  };
}

function victorianTime(now: Date): { day: string; minutes: number } {
  const [hours = 0, minutes = 0] = tableMoment(now, practiceZone).slice(11).split(':').map(Number);
  return { day: victorianDay(now.toISOString()), minutes: hours * 60 + minutes };
}
