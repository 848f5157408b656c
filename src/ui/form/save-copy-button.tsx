import { Download } from 'lucide-react';
import { useState } from 'react';
import { missingFilesMessage } from './missing-files-message.ts';
import { Button } from '../button/button.tsx';

const failedText = 'We couldn’t make the copy. Print it instead.';

/** Saves answers and attachments as one file, also when the device could not store them. */
export function SaveCopyButton({
  save,
}: {
  /** Resolves to the names of files that are missing in the copy; null, or a rejection, when there is no copy. */
  save: () => Promise<readonly string[] | null>;
}) {
  const [trouble, setTrouble] = useState<string | null>(null);

  async function act() {
    setTrouble(null);
    const missing = await save().catch(() => null);
    setTrouble(missing === null ? failedText : missingFilesMessage(missing));
  }

  return (
    <>
      <Button tone="quiet" onClick={() => void act()}>
        <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        Download a copy
      </Button>
      {trouble === null ? null : <span role="alert">{trouble}</span>}
    </>
  );
}
