import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { sectionsOf } from '#shared/inbox/entry-text.ts';
import type { ToolWorkOfRequest } from '#shared/tools/saved-work.ts';
import { RenderBoundary } from '#ui/render-boundary/render-boundary.tsx';
import { DialledText } from './dialled-text.tsx';
import type { RequestEntry } from './record-part.ts';
import { UnshownToolWork } from './unshown-tool-work.tsx';
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
      {entry.toolWork.map((work) => (
        <section key={work.id} className={styles['tool-work']} aria-label={work.title}>
          {/* Several are a line and an answer each: together they are twenty screens of a phone. */}
          <details open={entry.toolWork.length === 1}>
            <summary>
              <h3>{work.title}</h3>
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
              <span className={styles['tool-answer']}>{work.answer}</span>
            </summary>
            <div className={styles['tool-content']}>
              <RenderBoundary fallback={<UnshownToolWork work={work} />}>
                {renderToolWork(work)}
              </RenderBoundary>
            </div>
          </details>
        </section>
      ))}
    </>
  );
}
