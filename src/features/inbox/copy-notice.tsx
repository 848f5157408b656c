import { momentOf } from './age.ts';
import { usePhoneCopy } from './phone-copy.ts';
import styles from './warnings-notice.module.css';

/** Says that what is shown is the copy on this phone. */
export function CopyNotice() {
  const { state } = usePhoneCopy();
  const at = state?.refreshedAt ?? null;
  return (
    <section className={styles['notice']} aria-label="Without reception">
      <details>
        <summary>
          {`No reception. Saved on this phone${at === null ? '' : `: ${momentOf(at)}`}`}
        </summary>
        <p>
          You’re reading the open requests and messages on this phone. Notes, payments, visit times
          and statuses that you add here are sent once you have reception.
        </p>
      </details>
    </section>
  );
}
