import { FileText, Image, Trash2 } from 'lucide-react';
import type { StoredFile } from '#offline/records.ts';
import { formatFileSize } from './file-size.ts';
import styles from './uploads.module.css';

/** What became of a photo that was to be reduced. */
function reducedWords(savedBytes: number, sizeBytes: number): string {
  return savedBytes === 0
    ? ', could not be reduced: whatever place and time are hidden in it stay in it'
    : `, reduced from ${formatFileSize(sizeBytes + savedBytes)}`;
}

/** What is attached: name, size, what reducing saved, and a button to take it off. */
export function FileList({
  files,
  savedBytes,
  onRemove,
}: {
  files: readonly StoredFile[];
  savedBytes: Readonly<Record<string, number>>;
  onRemove: (fileId: string) => void;
}) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['files']}>
      {files.map((file) => {
        const Icon = file.type.startsWith('image/') ? Image : FileText;
        const saved = savedBytes[file.id];
        return (
          <li key={file.id}>
            <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles['file']}>
              <span className={styles['name']}>{file.name}</span>
              <span className={styles['size']}>
                {formatFileSize(file.sizeBytes)}
                {saved === undefined ? '' : reducedWords(saved, file.sizeBytes)}
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
