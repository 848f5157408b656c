import { call } from '#shared/api/call.ts';
import { postInboxExport } from '#shared/api/inbox.ts';
import { getSales } from '#shared/api/work-entries.ts';
import { Button } from '#ui/button/button.tsx';
import { useAttempt } from './use-attempt.ts';
import styles from './inbox-settings.module.css';

/** The totals of money as a file. */
export function SalesPart({ onSignedOut }: { onSignedOut: () => void }) {
  const { attempt, isWorking, fault } = useAttempt(onSignedOut);
  return (
    <>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <p>
        <Button
          tone="quiet"
          aria-disabled={isWorking}
          onClick={() =>
            void attempt(async () => {
              await call(postInboxExport);
              window.location.assign(getSales.path);
            })
          }
        >
          Download totals by quarter (CSV)
        </Button>
      </p>
    </>
  );
}
