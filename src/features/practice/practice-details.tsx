import { useQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { mailto } from '#lib/mailto.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { practiceQuery } from './queries.ts';
import styles from './practice-details.module.css';

/** Email and phone of the practice as far as they are published; says so where they are not. */
export function PracticeDetails({
  unpublished,
  notes = {},
}: {
  /** The sentence for a practice that has published neither. */
  unpublished: string;
  /** What each way is good for. */
  notes?: { email?: string; phone?: string };
}) {
  const { data: practice, isPending } = useQuery(practiceQuery);
  if (isPending) return <p className={styles['pending']}>Loading contact details…</p>;
  if (!practice) {
    return (
      <p className={styles['quiet']}>
        You’re offline, so we can’t show our email and phone. You can still use the form; we’ll send
        it when you’re back online.
      </p>
    );
  }
  const { email, phone, hours, serviceArea, notices = [] } = practice;
  const noticeLines = notices.map((notice) => (
    <p key={notice}>
      <strong>
        <InlineText text={notice} />
      </strong>
    </p>
  ));
  const isReachable = email !== null || phone !== null;
  if (!isReachable && hours === undefined && serviceArea === undefined) {
    return (
      <>
        {noticeLines}
        <p className={styles['quiet']}>{unpublished}</p>
      </>
    );
  }
  return (
    <>
      {noticeLines}
      {isReachable ? null : <p className={styles['quiet']}>{unpublished}</p>}
      <ul className={styles['list']}>
        {email === null ? null : (
          <li>
            <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['term']}>Email</span>
            <a href={mailto(email)}>{email}</a>
            {notes.email === undefined ? null : <p>{notes.email}</p>}
          </li>
        )}
        {phone === null ? null : (
          <li>
            <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['term']}>Phone</span>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            {notes.phone === undefined ? null : <p>{notes.phone}</p>}
          </li>
        )}
        {hours === undefined ? null : (
          <li>
            <Clock size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['term']}>Hours</span>
            <span>{hours}</span>
          </li>
        )}
        {serviceArea === undefined ? null : (
          <li>
            <MapPin size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['term']}>Service area</span>
            <span>{serviceArea}</span>
          </li>
        )}
      </ul>
    </>
  );
}
