import styles from './form-notices.module.css';

/** The price, how long it takes and what to have at hand, shown before the first question. */
export function KeyFacts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
