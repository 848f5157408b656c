import { Banknote, CircleAlert, Hourglass, PencilLine, Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStartedQuestionnaires, useOutbox } from '#offline/react/use-waiting.ts';
import type { OutboxView } from '#offline/waiting/outbox-view.ts';
import type { StartedQuestionnaire } from '#offline/waiting/drafts-view.ts';
import { formDescriptions } from '#shared/form-kinds.ts';
import { openedHere, paths } from '#shared/paths.ts';
import styles from './outbox-badge.module.css';

interface Badge {
  tone: 'attention' | 'waiting' | 'payment' | 'draft';
  icon: typeof Send;
  /** Null when the word needs none. */
  count: number | null;
  word: string;
  /** The rest of the label, for screen readers. */
  hiddenText: string;
  to: string;
}

/** A link to the most urgent request or draft on this device; nothing when there is none. */
export function OutboxBadge({ isFloating = false }: { isFloating?: boolean }) {
  const badge = badgeFor(useOutbox(), useStartedQuestionnaires());
  if (badge === null) return null;
  const { tone, icon: Icon, count, word, hiddenText, to } = badge;
  const link = (
    <Link
      className={styles['badge']}
      data-tone={tone}
      data-floating={isFloating || undefined}
      to={to}
      state={openedHere}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {count}
        <span className={count === null ? undefined : styles['label']}>
          {count === null ? word : ` ${word}`}
        </span>
        <span className="visually-hidden">{hiddenText}</span>
      </span>
    </Link>
  );
  // Outside the header, so it needs a landmark of its own.
  if (!isFloating) return link;
  return (
    <aside className={styles['floating']} aria-label="On this device">
      {link}
    </aside>
  );
}

/** Order of urgency: refused requests, waiting ones, a deposit to pay, unfinished forms. */
function badgeFor(
  { items, waitingCount }: OutboxView,
  started: readonly StartedQuestionnaire[],
): Badge | null {
  const refused = items.filter(({ state }) => state.kind === 'needs-attention').length;
  if (refused > 0) {
    return {
      tone: 'attention',
      icon: CircleAlert,
      count: refused,
      word: refused === 1 ? 'needs attention' : 'need attention',
      hiddenText: ' on this device',
      to: paths.offline,
    };
  }
  if (waitingCount > 0) {
    const isSending = items.some(({ state }) => state.kind === 'sending');
    return {
      tone: 'waiting',
      icon: isSending ? Send : Hourglass,
      count: waitingCount,
      word: isSending ? 'sending' : 'waiting to send',
      hiddenText: ' on this device',
      to: paths.offline,
    };
  }
  const unseen = items
    .filter(
      ({ form, state, paymentSeenAt }) =>
        state.kind === 'delivered' &&
        formDescriptions[form].hasDeposit &&
        paymentSeenAt === undefined,
    )
    .at(-1);
  if (unseen?.state.kind === 'delivered') {
    return {
      tone: 'payment',
      icon: Banknote,
      count: null,
      word: 'How to pay',
      hiddenText: ` for ${formDescriptions[unseen.form].name}`,
      to: paths.payment(unseen.form, unseen.state.receipt),
    };
  }
  const [latest] = started;
  if (latest === undefined) return null;
  return {
    tone: 'draft',
    icon: PencilLine,
    count: started.length,
    word: started.length === 1 ? 'draft' : 'drafts',
    hiddenText: ' saved on this device: continue',
    to: started.length === 1 ? formDescriptions[latest.kind].page : paths.offline,
  };
}
