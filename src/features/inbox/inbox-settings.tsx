import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { TextButton } from '#ui/button/text-button.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { BankPart } from './bank-part.tsx';
import { ErasePart } from './erase-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PhonePart } from './phone-part.tsx';
import { PassphrasePart } from './passphrase-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { TrashPart } from './trash-part.tsx';
import { SalesPart } from './sales-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import styles from './inbox-settings.module.css';

/** Rarely used settings: who is signed in and how, what is on this phone, money, how long records are stored, deleting a person's data. */
export function InboxSettings({
  now,
  email,
  onBack,
  onErased,
  onSignOut,
  onSignedOut,
}: {
  now: Date;
  /** Whose data to erase, where the owner comes from a record. */
  email: string;
  onBack: () => void;
  onErased: () => void;
  /** Signs this browser out. */
  onSignOut: () => Promise<void>;
  /** The server says that nobody is signed in. */
  onSignedOut: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (email !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [email]);
  const erasing = (
    <Section title="Delete one person’s data">
      <ErasePart emailAtFirst={email} onErased={onErased} onSignedOut={onSignedOut} />
    </Section>
  );
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <TextButton look="navigation" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
          Back to inbox
        </TextButton>
        <h2 ref={title} tabIndex={-1}>
          Settings and privacy
        </h2>
      </div>
      {/* From a message it comes first: the lists of the others arrive later and would push it out of sight. */}
      {email === '' ? null : erasing}
      <Section title="On the block">
        <PhonePart />
      </Section>
      <Section title="Signed-in devices">
        <SessionsPart now={now} onSignOut={onSignOut} onSignedOut={onSignedOut} />
      </Section>
      <Section title="Calendar of visits">
        <CalendarPart />
      </Section>
      <Section title="Money by quarter">
        <p>What you received, refunded and invoiced, for your accountant.</p>
        <SalesPart onSignedOut={onSignedOut} />
      </Section>
      <Section title="Passphrase">
        <PassphrasePart onSignedOut={onSignedOut} />
      </Section>
      <Section title="Passkeys">
        <PasskeysPart onSignedOut={onSignedOut} />
      </Section>
      <Section title="People">
        <PeoplePart onSignedOut={onSignedOut} />
      </Section>
      <Section title="Bank account">
        <BankPart onSignedOut={onSignedOut} />
      </Section>
      <Section title="How long we keep messages">
        <RetentionPart />
      </Section>
      <Section title="About to be deleted">
        <TrashPart />
      </Section>
      {email === '' ? erasing : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h3>{title}</h3>
      <div className={styles['part']}>{children}</div>
    </section>
  );
}
