import { Plus } from 'lucide-react';
import { monthWords } from '#lib/month-words.ts';
import type { FrequentQuestion } from '#shared/page-content.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { SideSection } from './side-section.tsx';
import styles from './questions.module.css';

/** Frequently asked questions; each opens without script. */
export function Questions({
  id,
  title,
  text,
  questions,
  checked,
}: {
  id: string;
  title: string;
  text: string;
  questions: readonly FrequentQuestion[];
  /** How the pages that the answers name were read. */
  checked: { pages: number; since: string | null; copies: number; unread: number };
}) {
  return (
    <SideSection id={id} title={title} text={`${text} ${readWords(checked)}`.trim()}>
      <div>
        {questions.map((question) => (
          <details key={question.id} id={`question-${question.id}`} className={styles['question']}>
            <summary>
              <h3>{question.question}</h3>
              <Plus size={22} strokeWidth={1.5} aria-hidden="true" />
            </summary>
            <div className={styles['answer']}>
              {question.answer.map((paragraph) => (
                <p key={paragraph}>
                  <InlineText text={paragraph} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </SideSection>
  );
}

/** E.g. `Of the 25 pages named here, we checked 3 (since March 2026), read a stored copy of 20 and haven’t read 2 yet.` */
function readWords({
  pages,
  since,
  copies,
  unread,
}: {
  pages: number;
  since: string | null;
  copies: number;
  unread: number;
}): string {
  const all = pages + copies + unread;
  if (copies > 1 && copies === all) {
    return `We read a stored copy of each of the ${copies} pages named here. Open the page itself before you rely on a rule.`;
  }
  const parts = [
    ...(since === null ? [] : [`checked ${pages} (since ${monthWords(since)})`]),
    ...(copies === 0 ? [] : [`read a stored copy of ${copies}`]),
    ...(unread === 0 ? [] : [`haven’t read ${unread} yet`]),
  ];
  const [last, ...before] = parts.toReversed();
  if (last === undefined) return '';
  const list = before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
  return `Of the ${all} pages named here, we ${list}. Open the page itself before you rely on a rule.`;
}
