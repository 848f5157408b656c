import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';

/** Hands what was written and attached over as one file, also when the device could not save it. */
export function SaveCopyButton({
  save,
}: {
  /** Answers whether there was anything to hand over; a rejection is told likewise. */
  save: () => Promise<boolean>;
}) {
  const [isFailed, setIsFailed] = useState(false);

  async function act() {
    setIsFailed(false);
    setIsFailed(!(await save().catch(() => false)));
  }

  return (
    <>
      <Button tone="quiet" onClick={() => void act()}>
        <Download size={20} strokeWidth={1.5} aria-hidden="true" />
        Save a copy as a file
      </Button>
      {isFailed ? <span role="alert">The copy could not be made. Print it instead.</span> : null}
    </>
  );
}
