import type { ReplyDraft } from '#offline/records.ts';
import { siteName } from '#shared/paths.ts';
import styles from './client-parts.module.css';

/** A reply as the client will read it. */
export function ReplyPreview({
  reply: { to, subject, files },
  text,
  hasPage,
}: {
  reply: ReplyDraft;
  text: string;
  /** Whether the client has a page of their own. */
  hasPage: boolean;
}) {
  return (
    <div className={styles['preview']} role="group" aria-label="Preview">
      <p>
        <strong>{subject}</strong>
      </p>
      <p className={styles['small']}>To {to}</p>
      <p className={styles['words']}>{text}</p>
      {files.length === 0 ? null : (
        <p>
          {files.length === 1
            ? 'There’s a file for you on your page.'
            : `There are ${files.length} files for you on your page.`}
        </p>
      )}
      <p className={styles['small']}>
        {hasPage ? `A link to their page follows, then ${siteName}.` : siteName}
      </p>
    </div>
  );
}
