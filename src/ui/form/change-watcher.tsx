import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Answers } from '#shared/questionnaires/question.ts';
import { textValues } from './text-values.ts';

/** Tells every change of the answers, and not that they were there. A component of its own: only it renders anew. */
export function ChangeWatcher({ onChange }: { onChange: (answers: Answers) => void }) {
  const values = useWatch<Record<string, string>>();
  const text = JSON.stringify(textValues(values));
  const known = useRef(text);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    tell.current(textValues(values));
  }, [text, values]);
  return null;
}
