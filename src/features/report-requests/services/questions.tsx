import { Plus } from 'lucide-react';
import type { ShownEntry } from '#shared/page-content.ts';
import { linksLine } from '#ui/sources/sources-line.ts';
import { InlineParagraphs } from '#ui/inline-text/inline-paragraphs.tsx';
import type { SourceLink } from '#ui/inline-text/inline-text.tsx';
import { SideSection } from './side-section.tsx';
import styles from './questions.module.css';

/** Frequently asked questions; each opens without script. */
export function Questions({
  id,
  title,
  text,
  questions,
  sources,
}: {
  id: string;
  title: string;
  text: string;
  questions: readonly ShownEntry<'question'>[];
  /** That the answers link to. */
  sources: readonly SourceLink[];
}) {
  return (
    <SideSection id={id} title={title} text={[text, linksLine(sources)].filter(Boolean).join(' ')}>
      <div>
        {questions.map((question) => (
          <details key={question.id} id={`question-${question.id}`} className={styles['question']}>
            <summary>
              <h3>{question.question}</h3>
              <Plus size={22} strokeWidth={1.5} aria-hidden="true" />
            </summary>
            <div className={styles['answer']}>
              <InlineParagraphs text={question.answer} />
            </div>
          </details>
        ))}
      </div>
    </SideSection>
  );
}
