import type { ProcessStep } from '#content/services.ts';
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
  steps: readonly ProcessStep[];
}) {
  return (
    <SideSection id={id} title={title} text={text}>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step.number}>
            <span className={styles['number']} aria-hidden="true">
              {step.number}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SideSection>
  );
}
