import { useId, useState } from 'react';
import type { ReplyTexts } from '#shared/api/reply-texts.ts';
import { fillBlanks } from '#shared/inbox/reply-blanks.ts';
import type { BlankValues } from '#shared/inbox/reply-blanks.ts';
import { TextButton } from '#ui/button/text-button.tsx';
import styles from './client-parts.module.css';

/** The owner’s reply texts, as far as they are here. */
export interface TextsState {
  texts: ReplyTexts['texts'];
  state: 'loading' | 'failed' | 'loaded';
  retry: () => void;
}

interface Written {
  subject: string;
  text: string;
}

/**
 * The texts that an email starts from. One replaces another as long as nothing was typed; otherwise the owner decides
 * what becomes of it.
 */
export function StartFrom({
  texts: { texts, state, retry },
  blanks,
  plainSubject,
  subject,
  text,
  onUse,
}: Written & {
  texts: TextsState;
  blanks: BlankValues;
  /** The subject where a text has none. */
  plainSubject: string;
  onUse: (next: Written) => void;
}) {
  const id = useId();
  const [askedId, setAskedId] = useState<string | null>(null);
  const filled = texts.map((one) => ({
    ...one,
    subject: fillBlanks(one.subject, blanks),
    text: fillBlanks(one.text, blanks),
  }));
  const isTyped = text.trim() !== '' && !filled.some((one) => one.text === text);
  const isSubjectTyped = ![plainSubject, ...filled.map((one) => one.subject)].includes(subject);
  const asked = isTyped ? filled.find((one) => one.id === askedId) : undefined;

  function replaceBy(chosen: Written) {
    setAskedId(null);
    onUse({
      subject: isSubjectTyped ? subject : chosen.subject || plainSubject,
      text: chosen.text,
    });
  }
  function append(chosen: Written) {
    setAskedId(null);
    onUse({
      subject: subject === plainSubject ? chosen.subject || subject : subject,
      text: `${text.trimEnd()}\n\n${chosen.text}`,
    });
  }
  function choose(chosenId: string) {
    const chosen = filled.find((one) => one.id === chosenId);
    if (!chosen) return;
    if (isTyped) setAskedId(chosenId);
    else replaceBy(chosen);
  }

  if (state !== 'loaded') {
    return (
      <p role="status" className={styles['small']}>
        {state === 'loading' ? (
          'Loading your reply texts…'
        ) : (
          <>
            We couldn’t load your reply texts. <TextButton onClick={retry}>Try again</TextButton>
          </>
        )}
      </p>
    );
  }
  if (texts.length === 0) return null;
  return (
    <>
      <label>
        <span>Start from</span>
        <select value={asked?.id ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">Choose a text</option>
          {texts.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      {asked === undefined ? null : (
        <div className={styles['actions']} role="group" aria-labelledby={`${id}-asked`}>
          <span id={`${id}-asked`} role="status">
            What about the words you typed?
          </span>
          <TextButton onClick={() => replaceBy(asked)}>Replace them</TextButton>
          <TextButton onClick={() => append(asked)}>Add it below them</TextButton>
          <TextButton onClick={() => setAskedId(null)}>Cancel</TextButton>
        </div>
      )}
    </>
  );
}
