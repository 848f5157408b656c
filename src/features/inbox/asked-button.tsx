import { useRef, useState } from 'react';
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
  const first = useRef<HTMLButtonElement>(null);
  const hidden = <span className="visually-hidden"> {about}</span>;
  return (
    <>
      <TextButton ref={first} onClick={() => setIsAsking(!isAsking)}>
        {isAsking ? 'Cancel' : action} {isAsking ? null : hidden}
      </TextButton>
      {isAsking ? (
        <TextButton
          onClick={() => {
            // This one goes.
            first.current?.focus();
            setIsAsking(false);
            onConfirm();
          }}
        >
          {confirm}
          {hidden}
        </TextButton>
      ) : null}
      <span role="status" className="visually-hidden">
        {isAsking ? `${confirm}: ${about}?` : ''}
      </span>
    </>
  );
}
