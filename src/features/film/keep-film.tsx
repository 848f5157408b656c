import { CircleCheck, Download, Trash2, X } from 'lucide-react';
import { megabytes } from '#lib/megabytes.ts';
import { Button } from '#ui/button/button.tsx';
import { filmOutcomeLines } from './messages.ts';
import { useKeptFilm } from './use-kept-film.ts';
import styles from './keep-film.module.css';

/**
 * Keeps one film on this device for a place without reception, shows how far it is, and takes it away again.
 * @param bytes of the film, so that nobody is surprised; undefined where it is not known
 */
export function KeepFilm({
  title,
  src,
  bytes,
}: {
  title: string;
  src: string;
  bytes: number | undefined;
}) {
  const { state, keep, remove, stop } = useKeptFilm(src);
  return (
    <div className={styles['keep']}>
      {state.kind === 'unknown' || state.kind === 'not-kept' ? (
        <Button
          tone="quiet"
          className={styles['button']}
          disabled={state.kind === 'unknown'}
          onClick={() => void keep()}
        >
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
          <span>
            Keep this film on this device
            {bytes === undefined ? null : (
              <span className={styles['size']}> {megabytes(bytes)}</span>
            )}
          </span>
        </Button>
      ) : null}
      {state.kind === 'coming' ? (
        <>
          <progress
            className={styles['progress']}
            aria-label={`${title}: coming onto this device`}
            max={Math.max(state.bytes, 1)}
            value={state.arrivedBytes}
          />
          <span className={styles['size']}>
            {megabytes(state.arrivedBytes)} of {megabytes(state.bytes)}
          </span>
          <Button tone="quiet" className={styles['button']} onClick={stop}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
            Stop
          </Button>
        </>
      ) : null}
      <p role="status" className={styles['status']} data-kept={state.kind === 'kept' || undefined}>
        {state.kind === 'kept' ? (
          <>
            <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
            On this device
          </>
        ) : null}
        {state.kind === 'not-kept' && state.problem !== null
          ? filmOutcomeLines[state.problem]
          : null}
      </p>
      {state.kind === 'kept' ? (
        <Button
          tone="quiet"
          className={styles['button']}
          aria-label={`Remove ${title} from this device`}
          onClick={() => void remove()}
        >
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          Remove
        </Button>
      ) : null}
    </div>
  );
}
