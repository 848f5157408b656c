import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './section-access-dialog.module.css';

/** A passphrase, hidden until its button is pressed. */
export function PassphraseField({
  label,
  hint,
  name,
  autoComplete,
  value,
  fault,
  onChange,
}: {
  label: string;
  hint?: string;
  name: string;
  autoComplete: 'current-password' | 'current-password webauthn' | 'new-password';
  value: string;
  /** What is wrong with it; null for nothing. */
  fault: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const described = [hint && `${id}-hint`, fault !== null && `${id}-fault`].filter(Boolean);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <p id={`${id}-hint`}>{hint}</p>}
      <div className={styles['row']}>
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        />
        <button
          type="button"
          className={styles['show']}
          aria-pressed={isShown}
          aria-label={`Show the ${label.toLowerCase()}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? (
            <EyeOff size={20} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Eye size={20} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
      </div>
      <div role="alert" id={`${id}-fault`}>
        {fault === null ? null : (
          <p className={styles['refusal']}>
            <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
            {fault}
          </p>
        )}
      </div>
    </>
  );
}
