import type { ReactNode } from 'react';
import { sectionsOf } from '#shared/inbox/entry-text.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { DialledText } from './dialled-text.tsx';
import type { RequestEntry } from './record-part.ts';
import { RequestToolWork } from './request-tool-work.tsx';
import styles from './record-answers.module.css';

/** What the customer answered, under the questions, and their work with the tools. */
export function RecordAnswers({
  entry,
  renderToolWork,
}: {
  entry: RequestEntry;
  /** A piece of tool work as the visitor saw it. */
  renderToolWork: (work: ToolWorkOfRequest) => ReactNode;
}) {
  return (
    <>
      <div className={styles['sections']}>
        {sectionsOf(entry).map((section) => (
          <section key={section.title} className={styles['answers']}>
            <h3>{section.title}</h3>
            <dl>
              {section.answers.map((answer) => (
                <div key={answer.label}>
                  <dt>{answer.label}</dt>
                  <dd>
                    <DialledText text={answer.text} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <RequestToolWork works={entry.toolWork} render={renderToolWork} />
    </>
  );
}
