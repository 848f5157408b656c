import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuestionnaireDefinition } from '#shared/questionnaires/definition.ts';
import { formatPosition, parsePosition, stepIndexOf, stepsOf } from './steps.ts';

/** Where the visitor is, and what takes the focus on arriving there. */
interface Place {
  readonly stepIndex: number;
  /** A field, the step's heading, or nothing (the window has just opened). */
  readonly focus: { readonly field: string } | 'heading' | 'nothing';
}

/**
 * Walks through the steps of a questionnaire: the focus follows, and the position is told so that a reload comes back
 * to the same field.
 * @param onMove the new position, in the words that are stored
 */
export function useSteps(
  definition: QuestionnaireDefinition,
  form: UseFormReturn<Record<string, string>>,
  initialPosition: string | null,
  onMove: (position: string) => void,
) {
  const steps = useMemo(() => stepsOf(definition), [definition]);
  /** Only a question can take the focus itself. */
  const focusFor = (index: number, name: string | null): Place['focus'] =>
    name !== null && steps[index]?.kind === 'section' ? { field: name } : 'heading';
  const [start] = useState(() => parsePosition(steps, initialPosition));
  const [place, setPlace] = useState<Place>({
    stepIndex: start.stepIndex,
    focus: start.field === null ? 'nothing' : focusFor(start.stepIndex, start.field),
  });
  /** Nothing that is shown depends on the field, so the form is not rendered when the focus moves. */
  const field = useRef(start.field);
  /** Something is being changed after the review: the way back is one step. */
  const [isFromReview, setIsFromReview] = useState(false);
  const lastIndex = steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { stepIndex } = place;
  const { setFocus } = form;

  useEffect(() => {
    if (place.focus === 'nothing') return;
    if (place.focus === 'heading') {
      heading.current?.focus({ preventScroll: true });
      scroller.current?.scrollTo({ top: 0 });
      // On a low screen it is the sheet round it that scrolls.
      scroller.current?.scrollIntoView({ block: 'start' });
    } else setFocus(place.focus.field);
  }, [place, setFocus]);

  function goTo(index: number, to: string | null = null) {
    setIsFromReview(stepIndex === lastIndex || (isFromReview && index !== lastIndex));
    setPlace({ stepIndex: index, focus: focusFor(index, to) });
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
  /** A field of this step has the focus now. */
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
