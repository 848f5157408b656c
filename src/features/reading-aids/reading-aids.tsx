import { useId, useSyncExternalStore } from 'react';
import { chooseReading, onReadingChoice, readingChoices } from './reading-choices.ts';
import type { TextSize } from './reading-choices.ts';
import { canKeepScreenOn } from './screen-lock.ts';
import styles from './reading-aids.module.css';

const sizes: readonly { size: TextSize; words: string }[] = [
  { size: 'usual', words: 'Usual' },
  { size: 'large', words: 'Large' },
  { size: 'larger', words: 'Larger' },
];

/** Text size, the mode for sunlight, and the screen that stays on: remembered on this device. Only in the browser. */
export function ReadingAids() {
  const id = useId();
  const choices = useSyncExternalStore(onReadingChoice, readingChoices);
  return (
    <fieldset className={styles['aids']}>
      <legend className={styles['title']}>For reading</legend>
      <fieldset className={styles['sizes']}>
        <legend className={styles['legend']}>Text size</legend>
        {sizes.map(({ size, words }) => (
          <label key={size} className={styles['size']} data-size={size}>
            <input
              type="radio"
              name={`${id}-size`}
              value={size}
              checked={choices.textSize === size}
              onChange={() => chooseReading({ textSize: size })}
            />
            {words}
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
          <span className={styles['note']}>Black on white, for reading in sunlight</span>
        </span>
      </label>
      {canKeepScreenOn() ? (
        <label className={styles['switch']}>
          <input
            type="checkbox"
            checked={choices.isKeptOn}
            onChange={(event) => chooseReading({ isKeptOn: event.target.checked })}
          />
          <span>
            Keep the screen on
            <span className={styles['note']}>While an article is open</span>
          </span>
        </label>
      ) : null}
      <label className={styles['switch']} data-for="keyboard">
        <input
          type="checkbox"
          checked={choices.isKeyOn}
          onChange={(event) => chooseReading({ isKeyOn: event.target.checked })}
        />
        <span>
          The key / opens the search
          <span className={styles['note']}>Turn it off if you write or steer by voice</span>
        </span>
      </label>
    </fieldset>
  );
}
