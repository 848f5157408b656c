import { useState } from 'react';
import { TextButton } from '#ui/button/text-button.tsx';

/** Words to press that ask once more, for what cannot be taken back; the focus stays on what changes nothing. */
export function AskedButton({
  action,
  confirm,
  about,
  onConfirm,
}: {
  action: string;
  /** The second word, which does it. */
  confirm: string;
  /** What it is done to, for whoever does not see where the button stands. */
  about: string;
  onConfirm: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const hidden = <span className="visually-hidden"> {about}</span>;
  return (
    <>
      <TextButton onClick={() => setIsAsking(!isAsking)}>
        {isAsking ? 'Keep' : action}
        {hidden}
      </TextButton>
      {isAsking ? (
        <TextButton
          onClick={() => {
            setIsAsking(false);
            onConfirm();
          }}
        >
          {confirm}
          {hidden}
        </TextButton>
      ) : null}
    </>
  );
}
