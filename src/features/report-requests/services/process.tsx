import { InlineText } from '#ui/inline-text/inline-text.tsx';
import type { PageContents } from '#shared/page-content.ts';
import { SideSection } from './side-section.tsx';
import styles from './process.module.css';

/** From a question to a report, step by step. */
export function Process({
  id,
  title,
  text,
  steps,
}: {
  id: string;
  title: string;
  text: string;
  steps: PageContents['design-services']['services-page']['process']['steps'];
}) {
  return (
    <SideSection id={id} title={title} text={text}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={index}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>
                <InlineText text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SideSection>
  );
}
