import { useRef, useState } from 'react';
import { TextButton } from '#ui/button/text-button.tsx';

/** A text button with a second step, for what cannot be undone; the focus stays on Cancel. */
export function ConfirmButton({
  label,
  confirmLabel,
  target,
  onConfirm,
}: {
  label: string;
  /** Label of the second button, which does it. */
  confirmLabel: string;
  /** What it is done to, for screen readers. */
  target: string;
  onConfirm: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const hidden = <span className="visually-hidden"> {target}</span>;
  return (
    <>
      <TextButton ref={first} onClick={() => setIsAsking(!isAsking)}>
        <span>{isAsking ? 'Cancel' : label}</span> {isAsking ? null : hidden}
      </TextButton>
      {isAsking ? (
        <TextButton
          onClick={() => {
            // This button is about to be removed.
            first.current?.focus();
            setIsAsking(false);
            onConfirm();
          }}
        >
          {confirmLabel}
          {hidden}
        </TextButton>
      ) : null}
      <span role="status" className="visually-hidden">
        {isAsking ? `${confirmLabel}: ${target}?` : ''}
      </span>
    </>
  );
}
