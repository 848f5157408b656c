import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { formatPosition, parsePosition, stepIndexOf, stepsOf } from './steps.ts';

/** The current step, and what gets the focus there. */
interface StepFocus {
  readonly stepIndex: number;
  /** A field, the step's heading, or nothing (the window has just opened). */
  readonly focus: { readonly field: string } | 'heading' | 'nothing';
}

/**
 * The current step of a questionnaire and the functions to change it. The focus follows, and every change of position is
 * reported, so that the form reopens at the same field.
 * @param onMove called with the new position as it is stored
 */
export function useSteps(
  definition: QuestionnaireDefinition,
  form: UseFormReturn<Record<string, string>>,
  initialPosition: string | null,
  onMove: (position: string) => void,
) {
  const steps = useMemo(() => stepsOf(definition), [definition]);
  /** Only a question can be focused itself; elsewhere the heading of the step is. */
  const focusFor = (index: number, name: string | null): StepFocus['focus'] =>
    name !== null && steps[index]?.kind === 'section' ? { field: name } : 'heading';
  const [start] = useState(() => parsePosition(steps, initialPosition));
  const [current, setCurrent] = useState<StepFocus>({
    stepIndex: start.stepIndex,
    focus: start.field === null ? 'nothing' : focusFor(start.stepIndex, start.field),
  });
  /** In a ref, because nothing rendered depends on it: moving the focus renders nothing. */
  const field = useRef(start.field);
  /** The visitor came from the review to change an answer: one step leads back to it. */
  const [isFromReview, setIsFromReview] = useState(false);
  const lastIndex = steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { stepIndex } = current;
  const { setFocus } = form;

  useEffect(() => {
    if (current.focus === 'nothing') return;
    if (current.focus === 'heading') {
      heading.current?.focus({ preventScroll: true });
      scroller.current?.scrollTo({ top: 0 });
      // On a low screen the sheet scrolls instead.
      scroller.current?.scrollIntoView({ block: 'start' });
    } else setFocus(current.focus.field);
  }, [current, setFocus]);

  function goTo(index: number, to: string | null = null) {
    setIsFromReview(stepIndex === lastIndex || (isFromReview && index !== lastIndex));
    setCurrent({ stepIndex: index, focus: focusFor(index, to) });
    field.current = to;
    onMove(formatPosition(steps, { stepIndex: index, field: to }));
  }

  function goToField(name: string) {
    const index = stepIndexOf(steps, name);
    if (index !== -1) goTo(index, name);
  }

  const latest = useRef({ stepIndex, onMove });
  useEffect(() => {
    latest.current = { stepIndex, onMove };
  });
  /** Reports that a field of this step has received the focus. */
  const enterField = useCallback(
    (name: string) => {
      if (name === field.current) return;
      field.current = name;
      const now = latest.current;
      now.onMove(formatPosition(steps, { stepIndex: now.stepIndex, field: name }));
    },
    [steps],
  );

  return {
    steps,
    step: steps[stepIndex],
    stepIndex,
    startIndex: start.stepIndex,
    isLast: stepIndex === lastIndex,
    nextIndex: isFromReview ? lastIndex : stepIndex + 1,
    isFromReview,
    position: () => formatPosition(steps, { stepIndex, field: field.current }),
    heading,
    scroller,
    goTo,
    goToField,
    enterField,
  };
}
