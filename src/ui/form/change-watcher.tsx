import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Answers } from '#shared/questionnaires/question.ts';
import { textValues } from './text-values.ts';

/**
 * Reports every change of the answers, but not the initial ones. A component of its own, so that only it renders again.
 */
export function ChangeWatcher({ onChange }: { onChange: (answers: Answers) => void }) {
  const answers = textValues(useWatch<Record<string, string>>());
  const known = useRef(answers);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (isSame(known.current, answers)) return;
    known.current = answers;
    tell.current(answers);
  }, [answers]);
  return null;
}

function isSame(one: Answers, other: Answers): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
