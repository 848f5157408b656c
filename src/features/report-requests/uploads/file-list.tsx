import { FileText, Image, Trash2 } from 'lucide-react';
import { isReducible } from '#offline/files/reduce-photo.ts';
import type { StoredFile } from '#offline/records.ts';
import { formatFileSize } from '#lib/file-size.ts';
import styles from './uploads.module.css';

/** The outcome of making a photo smaller. */
function reducedText({ pickedBytes, sizeBytes, name, type }: StoredFile): string {
  if (pickedBytes === undefined || pickedBytes < sizeBytes) return '';
  if (pickedBytes === sizeBytes && !isReducible({ name, type, size: sizeBytes })) return '';
  return pickedBytes === sizeBytes
    ? ', couldn’t be made smaller. Any hidden location and time are still in it'
    : `, made smaller from ${formatFileSize(pickedBytes)}`;
}

/** The attached files: name, size, the size before reducing, and a button to remove each. */
export function FileList({
  files,
  onRemove,
}: {
  files: readonly StoredFile[];
  onRemove: (fileId: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']}>
      {files.map((file) => {
        const Icon = file.type.startsWith('image/') ? Image : FileText;
        return (
          <li key={file.id}>
            <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['file']}>
              <span className={styles['name']}>{file.name}</span>
              <span className={styles['size']}>
                {formatFileSize(file.sizeBytes)}
                {reducedText(file)}
              </span>
            </span>
            <button
              type="button"
              className={styles['remove']}
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file.id)}
            >
              <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
              <span className={styles['remove-word']}>Remove</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
