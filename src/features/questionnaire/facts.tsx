import styles from './form-notices.module.css';

/** Price, length and what is needed, before the first question. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
