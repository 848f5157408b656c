import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { emptyInputs, initialInputs, isSameInputs, readInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import type { Calculator } from '#shared/tools/tool.ts';

/** A set of inputs worked out: a result, or a sentence for each input that cannot be used. */
export type Worked<Result> =
  | { kind: 'result'; result: Result }
  | { kind: 'refused'; errors: Readonly<Record<string, string>> };

/** @param today `YYYY-MM-DD` where days to come are to be refused */
export function workOut<Result>(
  calculator: Pick<Calculator<Result>, 'inputs' | 'calculate'>,
  raw: RawInputs,
  today: string | null = null,
): Worked<Result> {
  const read = readInputs(calculator.inputs, raw, today);
  return read.kind === 'refused'
    ? read
    : { kind: 'result', result: calculator.calculate(read.values) };
}

const neverChanges = () => () => {};
const noDay = () => null;

/** The day of the device, `YYYY-MM-DD`. */
function deviceDay(): string | null {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * What stands in a tool's form. The controls keep their own values, so that nothing typed before the page is hydrated
 * is lost: they are read once then, and with every change.
 */
export function useTool<Result>(calculator: Calculator<Result>) {
  const example = useMemo(() => initialInputs(calculator.inputs), [calculator]);
  const [raw, setRaw] = useState(example);
  /** What the controls begin with; a new key makes them anew. */
  const [start, setStart] = useState({ key: 0, raw: example });
  // The document and the first render know no day: the example is the same for everybody.
  const today = useSyncExternalStore(neverChanges, deviceDay, noDay);
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback(() => {
    if (!form.current) return;
    const typed: Record<string, string> = {};
    // A box that is not ticked is not in the form's data.
    for (const { kind, name } of calculator.inputs) if (kind === 'check') typed[name] = '';
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') typed[name] = value;
    }
    setRaw((before) => {
      if (isLaidOver(before, typed)) return before;
      // Whoever changes the example begins work of their own: its rows are not theirs.
      const own = isSameInputs(before, example) ? emptyInputs(calculator.inputs) : before;
      return { ...own, ...typed };
    });
  }, [calculator, example]);
  /** Puts other inputs into the controls. */
  const replace = useCallback(
    (inputs: RawInputs) => {
      const next = { ...emptyInputs(calculator.inputs), ...inputs };
      setRaw(next);
      setStart(({ key }) => ({ key: key + 1, raw: next }));
    },
    [calculator],
  );
  const worked = useMemo(() => workOut(calculator, raw, today), [calculator, raw, today]);
  return {
    raw,
    worked,
    today,
    form,
    start,
    read,
    isExample: isSameInputs(raw, example),
    /** Changes what stands beside the controls: rows. */
    change: setRaw,
    replace,
  };
}

function isLaidOver(before: RawInputs, typed: RawInputs): boolean {
  return Object.entries(typed).every(([name, value]) => before[name] === value);
}
