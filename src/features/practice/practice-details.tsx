import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { mailto } from '#lib/mailto.ts';
import { practiceQuery } from './queries.ts';
import styles from './practice-details.module.css';

/** E-mail and telephone of the practice as far as they are published; says so where they are not. */
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
  if (isPending) return <p className={styles['pending']}>Looking up e-mail and telephone…</p>;
  if (!practice) {
    return (
      <p className={styles['quiet']}>
        E-mail and telephone could not be looked up without a connection. The form works all the
        same: it is kept on this device and sent when there is one.
      </p>
    );
  }
  const { email, phone } = practice;
  if (email === null && phone === null) return <p className={styles['quiet']}>{unpublished}</p>;
  return (
    <ul className={styles['list']}>
      {email === null ? null : (
        <li>
          <Mail size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className={styles['term']}>E-mail</span>
          <a href={mailto(email)}>{email}</a>
          {notes.email === undefined ? null : <p>{notes.email}</p>}
        </li>
      )}
      {phone === null ? null : (
        <li>
          <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className={styles['term']}>Telephone</span>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          {notes.phone === undefined ? null : <p>{notes.phone}</p>}
        </li>
      )}
    </ul>
  );
}
