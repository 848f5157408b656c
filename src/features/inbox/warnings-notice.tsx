import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { readQuery } from '#offline/read-query.ts';
import { listWarnings } from '#shared/api/warnings.ts';
import type { Warning } from '#shared/api/warnings.ts';
import { Minute } from '#shared/time.ts';
import { momentOf } from './age.ts';
import styles from './warnings-notice.module.css';

// Fetched again while the inbox is open, and never persisted.
const warningsQuery = {
  ...readQuery(listWarnings),
  gcTime: 0,
  staleTime: 0,
  refetchInterval: 5 * Minute.ms,
};

/** What whoever looks after the server should mend, each with what it means for the owner. */
export function WarningsNotice() {
  const { data = [] } = useQuery(warningsQuery);
  return data.map((warning) => {
    const { title, text } = noticeOf(warning);
    return (
      <section key={warning.kind} className={styles['notice']}>
        <h2>{title}</h2>
        <p>{text}</p>
      </section>
    );
  });
}

function noticeOf({ kind, since, detail }: Warning): { title: string; text: ReactNode } {
  switch (kind) {
    case 'proxy-refuses-bodies':
      return {
        title: 'Some files are not getting through',
        text: (
          <>
            A visitor’s device reported on {momentOf(since)} that something in front of this server,
            usually its proxy, refused {formatFileSize(Number(detail))}. Nothing is lost: it stays
            on their device, which tries again automatically. Ask whoever looks after the server to
            let the proxy pass 12 MB (in nginx, <code>client_max_body_size 12m;</code>).
          </>
        ),
      };
    case 'mail-fails':
      return {
        title: 'Email isn’t going out',
        text: `Since ${momentOf(since)} the mail server has refused what this website sends (${detail}). Everything you receive is safe here, and waiting emails are sent once it works. Ask whoever looks after the server to check it.`,
      };
    case 'copy-overdue':
      return {
        title: 'Backups have stopped',
        text: `${detail === '' ? 'None has been made since the server started.' : `The last one was made on ${momentOf(detail)}.`} If the server’s disk failed now, whatever came in since then would be lost. Ask whoever looks after the server to check the backups.`,
      };
    case 'folder-refused':
      return {
        title: 'The server can’t use one of its folders',
        text: (
          <>
            Since {momentOf(since)}: <code>{detail}</code>. Backups or new files may fail until
            that’s mended. Ask whoever looks after the server to check the folder, its owner and its
            disk.
          </>
        ),
      };
    case 'disk-nearly-full':
      return {
        title: 'The server is running out of space',
        text: `${formatFileSize(Number(detail))} are left. Below 200 MB the server takes no more files. Ask whoever looks after the server to make room.`,
      };
    case 'certificate-ends':
      return {
        title: 'The website’s certificate is about to end',
        text: `It ends on ${momentOf(detail)}. After that, browsers warn visitors away. Ask whoever looks after the server to renew it.`,
      };
  }
}
