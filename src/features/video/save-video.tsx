import { CircleCheck, Download, Trash2, X } from 'lucide-react';
import { formatFileSize } from '#lib/file-size.ts';
import { Button } from '#ui/button/button.tsx';
import { videoOutcomeLines } from './messages.ts';
import { useSavedVideo } from './use-saved-video.ts';
import styles from './save-video.module.css';

/**
 * Downloads one video for a place without reception, shows the progress, and removes it again.
 * @param bytes size of the video, shown on the button; undefined if unknown
 */
export function SaveVideo({
  title,
  src,
  bytes,
}: {
  title: string;
  src: string;
  bytes: number | undefined;
}) {
  const { state, save, remove, stop } = useSavedVideo(src);
  return (
    <div className={styles['save']}>
      {state.kind === 'unknown' || state.kind === 'not-saved' ? (
        <Button
          tone="quiet"
          className={styles['button']}
          disabled={state.kind === 'unknown'}
          onClick={() => void save()}
        >
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
          <span>
            <span>Download video</span>
            {bytes === undefined ? null : (
              <span className={styles['size']}> {formatFileSize(bytes)}</span>
            )}
          </span>
        </Button>
      ) : null}
      {state.kind === 'downloading' ? (
        <>
          <progress
            className={styles['progress']}
            aria-label={`Downloading ${title}`}
            max={Math.max(state.bytes, 1)}
            value={state.receivedBytes}
          />
          <span className={styles['size']}>
            {formatFileSize(state.receivedBytes)} of {formatFileSize(state.bytes)}
          </span>
          <Button tone="quiet" className={styles['button']} onClick={stop}>
            <X size={18} strokeWidth={1.5} aria-hidden="true" />
            Stop
          </Button>
        </>
      ) : null}
      <p
        role="status"
        className={styles['status']}
        data-saved={state.kind === 'saved' || undefined}
      >
        {state.kind === 'saved' ? (
          <>
            <CircleCheck size={18} strokeWidth={1.5} aria-hidden="true" />
            Downloaded
          </>
        ) : null}
        {state.kind === 'not-saved' && state.problem !== null
          ? videoOutcomeLines[state.problem]
          : null}
      </p>
      {state.kind === 'saved' ? (
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
