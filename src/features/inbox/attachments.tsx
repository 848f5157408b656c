import { useQuery } from '@tanstack/react-query';
import { Download, Paperclip } from 'lucide-react';
import { useId } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import { getRequestFiles } from '#shared/api/requests.ts';
import type { AttachedFile } from '#shared/api/inbox.ts';
import { laterFiles } from '#shared/inbox/later-files.ts';
import type { LaterFile } from '#shared/inbox/later-files.ts';
import { countText, listText } from './count-text.ts';
import { photosOf, screenAddress, thumbnailAddress } from './photos.ts';
import type { RenderPhotos } from './photos.ts';
import { useCopiedPhotos } from './use-copied-photos.ts';
import { workQuery } from './work-queries.ts';
import styles from './attachments.module.css';

/** Files of a request: photos to look at and to print, everything to download. */
export function Attachments({
  requestId,
  files: atServer,
  renderPhotos,
  isPrinting,
  onPrintable,
}: {
  requestId: string;
  files: readonly AttachedFile[];
  renderPhotos: RenderPhotos;
  /** Whether the photos are needed as large as they are printed. */
  isPrinting: boolean;
  /** Called for each of them that is there, or cannot be had. */
  onPrintable: () => void;
}) {
  const id = useId();
  const { files, isCopied, onMissing } = useCopiedPhotos(atServer);
  const { data: work = [] } = useQuery(workQuery(requestId));
  // What was sent since is shown where it was sent; the archive has it as well.
  const later = laterFiles(work).filter(
    ({ name }) => !atServer.some(({ url }) => url === `/uploads/${name}`),
  );
  const count = atServer.length + later.length;
  if (files.length === 0 && later.length < 2) return null;
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const photos = photosOf(files);
  return (
    <section
      className={styles['files']}
      {...(files.length === 0 ? { 'aria-label': 'All files' } : { 'aria-labelledby': id })}
    >
      {files.length === 0 ? null : <h3 id={id}>Attachments</h3>}
      {renderPhotos(photos, (open) => (
        <ul className={styles['list']}>
          {files.map((file) => (
            <li key={file.url}>
              {photos.includes(file) ? (
                <a
                  href={screenAddress(file)}
                  onClick={(event) => {
                    // With a modifier, the browser opens it elsewhere.
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    open(photos.indexOf(file));
                  }}
                >
                  <img
                    src={thumbnailAddress(file)}
                    alt={`Show ${file.name}`}
                    width={120}
                    height={90}
                    loading="lazy"
                    onError={onMissing}
                  />
                </a>
              ) : (
                <span className={styles['mark']}>
                  <Paperclip size={22} strokeWidth={1.5} aria-hidden="true" />
                </span>
              )}
              <span className={styles['details']}>
                <a href={file.url} download={file.name}>
                  {file.name}
                </a>
                <span>{formatFileSize(file.sizeBytes)}</span>
              </span>
            </li>
          ))}
        </ul>
      ))}
      {isPrinting && photos.length > 0 ? (
        <ul className={styles['printed']} aria-hidden="true">
          {photos.map((photo) => (
            <li key={photo.url}>
              <img src={screenAddress(photo)} alt="" onLoad={onPrintable} onError={onPrintable} />
              <span>{photo.name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {isCopied && photos.length < files.length ? (
        <p className={styles['all']}>The other files need reception.</p>
      ) : null}
      {count === 1 || isCopied ? null : (
        <p className={styles['all']}>
          <a
            className="button button-quiet"
            href={pathOf(getRequestFiles, { id: requestId })}
            download
          >
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            <span>
              {`Download all ${count} files (ZIP${later.length === 0 ? `, ${formatFileSize(total)}` : `: ${kindsText(files.length, later)}`})`}
            </span>
          </a>
        </p>
      )}
    </section>
  );
}

/** `5 attachments, 1 report and 1 file from the client` */
function kindsText(attachments: number, later: readonly LaterFile[]): string {
  const count = (from: LaterFile['from']) => later.filter((file) => file.from === from).length;
  return listText(
    [
      [attachments, countText(attachments, 'attachment')] as const,
      [count('report'), countText(count('report'), 'report')] as const,
      [
        count('reply'),
        countText(count('reply'), 'file with a reply', 'files with replies'),
      ] as const,
      [
        count('client'),
        countText(count('client'), 'file added later', 'files added later'),
      ] as const,
    ].flatMap(([number, text]) => (number > 0 ? [text] : [])),
  );
}
