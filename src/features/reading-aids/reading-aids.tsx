import { useId, useSyncExternalStore } from 'react';
import { chooseReading, onReadingChoice, readingChoices } from './reading-choices.ts';
import type { TextSize } from './reading-choices.ts';
import { canKeepScreenOn } from './screen-lock.ts';
import styles from './reading-aids.module.css';

const sizes: readonly { size: TextSize; label: string }[] = [
  { size: 'usual', label: 'Standard' },
  { size: 'large', label: 'Large' },
  { size: 'larger', label: 'Extra large' },
];

/** Text size, outdoor mode, keeping the screen on, and the search key; stored on this device. Only in the browser. */
export function ReadingAids() {
  const id = useId();
  const choices = useSyncExternalStore(onReadingChoice, readingChoices);
  return (
    <fieldset className={styles['aids']}>
      <legend className={styles['title']}>Reading settings</legend>
      <fieldset className={styles['sizes']}>
        <legend className={styles['legend']}>Text size</legend>
        {sizes.map(({ size, label }) => (
          <label key={size} className={styles['size']} data-size={size}>
            <input
              type="radio"
              name={`${id}-size`}
              value={size}
              checked={choices.textSize === size}
              onChange={() => chooseReading({ textSize: size })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={choices.isOutdoor}
          onChange={(event) => chooseReading({ isOutdoor: event.target.checked })}
        />
        <span>
          Outdoor mode
          <span className={styles['note']}>Black on white, easier to read in sunlight</span>
        </span>
      </label>
      {canKeepScreenOn() ? (
        <label className={styles['switch']}>
          <input
            type="checkbox"
            checked={choices.isScreenKeptOn}
            onChange={(event) => chooseReading({ isScreenKeptOn: event.target.checked })}
          />
          <span>
            Keep the screen on
            <span className={styles['note']}>While you’re reading an article</span>
          </span>
        </label>
      ) : null}
      <label className={styles['switch']} data-for="keyboard">
        <input
          type="checkbox"
          checked={choices.isSearchKeyOn}
          onChange={(event) => chooseReading({ isSearchKeyOn: event.target.checked })}
        />
        <span>
          Press / to search
          <span className={styles['note']}>Turn this off if you use voice control</span>
        </span>
      </label>
    </fieldset>
  );
}
