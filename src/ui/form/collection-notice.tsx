import { paths } from '#shared/paths.ts';
import styles from './collection-notice.module.css';

const lines = {
  message: [
    'We store your name, email address and message so that we can reply.',
    'Only we read them, and we don’t share them. They may pass through the companies that run our server and email.',
  ],
  questionnaire: [
    'We store your answers and files so that we can prepare your report. Only we read them; our server’s operator stores them for us.',
    'Answers about health are up to you. Give them only if they help the design, and ask first if they’re about somebody else. By submitting them you agree that we can use them for your design and nothing else.',
  ],
} as const;

/**
 * What is collected and why, beside the form that collects it. The privacy page opens in a new tab: the form stays as
 * it is.
 */
export function CollectionNotice({ form }: { form: keyof typeof lines }) {
  return (
    <div className={styles['notice']} role="note" aria-label="Privacy">
      {lines[form].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        How long we store them, and how to see, correct or delete them:{' '}
        <a href={paths.privacy} target="_blank" rel="noreferrer">
          Privacy<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        .
      </p>
    </div>
  );
}
