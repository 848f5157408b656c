import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';

/** Hands the answers and the attached files over as one file, also when the device could not save them. */
export function SaveCopyButton({
  draftId,
  saveFirst,
}: {
  draftId: string;
  saveFirst: () => Promise<unknown>;
}) {
  const [isFailed, setIsFailed] = useState(false);

  async function save() {
    setIsFailed(false);
    await saveFirst();
    const [{ exportOwnCopy }, { saveFile }] = await Promise.all([
      import('#offline/export/own-copy.ts'),
      import('#offline/export/save-file.ts'),
    ]);
    const file = await exportOwnCopy(draftId);
    if (file === null) setIsFailed(true);
    else saveFile(file);
  }

  return (
    <>
      <Button tone="quiet" onClick={() => void save().catch(() => setIsFailed(true))}>
        <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        Save a copy as a file
      </Button>
      {isFailed ? <span role="alert">The copy could not be made. Print it instead.</span> : null}
    </>
  );
}
