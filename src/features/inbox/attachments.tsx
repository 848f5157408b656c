import { Download, Paperclip } from 'lucide-react';
import { useId } from 'react';
import { pathOf } from '#shared/api/endpoint.ts';
import { getRequestFiles } from '#shared/api/requests.ts';
import { previewableMediaTypes } from '#shared/api/upload.ts';
import type { AttachedFile } from '#shared/api/inbox.ts';
import styles from './attachments.module.css';

/** Files of a request: pictures to look at, everything to download. */
export function Attachments({
  requestId,
  files,
  sizeText,
}: {
  requestId: string;
  files: readonly AttachedFile[];
  sizeText: (bytes: number) => string;
}) {
  const id = useId();
  if (files.length === 0) return null;
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <section className={styles['files']} aria-labelledby={id}>
      <h3 id={id}>Attachments</h3>
      <ul>
        {files.map((file) => (
          <li key={file.url}>
            {previewableMediaTypes.includes(file.mediaType) ? (
              <a href={`${file.url}?size=screen`} target="_blank" rel="noreferrer">
                <img
                  src={`${file.url}?size=thumbnail`}
                  alt={`Show ${file.name} in a new tab`}
                  width={120}
                  height={90}
                  loading="lazy"
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
              <span>{sizeText(file.sizeBytes)}</span>
            </span>
          </li>
        ))}
      </ul>
      {files.length === 1 ? null : (
        <p className={styles['all']}>
          <a
            className="button button-quiet"
            href={pathOf(getRequestFiles, { id: requestId })}
            download
          >
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            Download all {files.length} files (ZIP, {sizeText(total)})
          </a>
        </p>
      )}
    </section>
  );
}
