import { Plus } from 'lucide-react';
import type { FrequentQuestion } from '#content/faq.ts';
import { monthWords } from '#lib/month-words.ts';
import { InlineText } from '#ui/inline-text/inline-text.tsx';
import { SideSection } from './side-section.tsx';
import styles from './questions.module.css';

/** Frequently asked questions; each opens by itself, without script. */
export function Questions({
  id,
  title,
  text,
  questions,
  compared,
}: {
  id: string;
  title: string;
  text: string;
  questions: readonly FrequentQuestion[];
  /** Month in which all answers were last compared with the pages they name, `YYYY-MM`. */
  compared: string;
}) {
  return (
    <SideSection
      id={id}
      title={title}
      text={`${text} We last compared them in ${monthWords(compared)}.`}
    >
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
