import { useEffect, useId, useRef, useState } from 'react';
import styles from './climate.module.css';

/** What stands side by side: the places of the district, or the seasons of the year. */
export type ComparedBy = 'place' | 'season';

export interface Comparison {
  by: ComparedBy;
  change: (by: ComparedBy) => void;
}

/** One choice for both tables and the chart. Without script everything stands by place. */
export function useComparison(): Comparison {
  const [by, change] = useState<ComparedBy>('place');
  return { by, change };
}

const labels = {
  place: 'By place',
  season: 'By season',
} as const satisfies Record<ComparedBy, string>;

/** The switch over a table or the chart; it moves all three. */
export function ComparisonSwitch({ by, change }: Comparison) {
  const name = useId();
  const season = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What a reader chose before hydration.
    if (season.current?.checked) change('season');
  }, [change]);
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">Compare</legend>
      {(['place', 'season'] as const).map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            ref={choice === 'season' ? season : null}
            type="radio"
            name={name}
            value={choice}
            checked={by === choice}
            onChange={() => change(choice)}
          />
          <span>{labels[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
