import { saveFile } from '#offline/export/save-file.ts';
import { UnreachableError, call, readAnswer, send } from '#shared/api/call.ts';
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
              saveFile({ name: 'sales-by-quarter.csv', blob: await readSales() });
            })
          }
        >
          Download totals by quarter (CSV)
        </Button>
      </p>
    </>
  );
}

async function readSales(): Promise<Blob> {
  const { method, path } = getSales;
  const response = await send(path, { method, credentials: 'include' });
  if (!response.ok) await readAnswer(getSales, response);
  // A captive portal answers 200 with its own page.
  if (response.headers.get('Content-Type')?.startsWith('text/csv') !== true) {
    throw new UnreachableError('not-our-answer');
  }
  return response.blob();
}
