import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { emptyInputs, initialInputs, isSameInputs, readInputs } from '#shared/tools/input.ts';
import type { RawInputs, ToolInput } from '#shared/tools/input.ts';
import type { Calculator } from '#shared/tools/tool.ts';

/** The outcome of a calculation: a result, or an error message for each input that cannot be used. */
export type Worked<Result> =
  | { kind: 'result'; result: Result }
  | { kind: 'refused'; errors: Readonly<Record<string, string>> };

/** @param today `YYYY-MM-DD`, to refuse later dates; null allows them */
export function workOut<Result>(
  calculator: Pick<Calculator<Result>, 'inputs' | 'calculate' | 'refuse'>,
  raw: RawInputs,
  today: string | null = null,
): Worked<Result> {
  const read = readInputs(calculator.inputs, raw, today);
  if (read.kind === 'refused') return read;
  const errors = calculator.refuse?.(read.values) ?? {};
  return Object.keys(errors).length > 0
    ? { kind: 'refused', errors }
    : { kind: 'result', result: calculator.calculate(read.values) };
}

const neverChanges = () => () => {};
const noToday = () => null;

/** Today by the device's clock and time zone, `YYYY-MM-DD`. */
function deviceToday(): string | null {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The inputs of a tool's form and their result. The fields are uncontrolled, so that nothing typed before hydration is
 * lost: the form is read once it is hydrated, and with every change.
 */
export function useTool<Result>(calculator: Calculator<Result>, exampleYear: string) {
  const example = useMemo(
    () => inYear(initialInputs(calculator.inputs), exampleYear),
    [calculator, exampleYear],
  );
  const [raw, setRaw] = useState(example);
  /** The first values of the fields; a new key creates new fields. */
  const [start, setStart] = useState({ key: 0, raw: example });
  // Null on the server and while hydrating, which must render the same.
  const today = useSyncExternalStore(neverChanges, deviceToday, noToday);
  const form = useRef<HTMLFormElement>(null);
  /** Values that wait for the form. */
  const filling = useRef<RawInputs>({});
  /** The inputs as they were last read. */
  const latest = useRef(raw);
  useEffect(() => {
    latest.current = raw;
  }, [raw]);
  const read = useCallback(() => {
    if (!form.current) return;
    const filled = filling.current;
    setControls(form.current, filled);
    filling.current = {};
    // What is filled in stands, whatever a choice would bring.
    const brought = calculator.bring?.(latest.current, typedIn(form.current, calculator.inputs));
    setControls(form.current, { ...brought, ...filled });
    const typed = typedIn(form.current, calculator.inputs);
    setRaw((before) => {
      if (hasInputs(before, typed)) return before;
      // The first change of the example starts new work, without the rows of the example.
      const own = isSameInputs(before, example)
        ? inYear(emptyInputs(calculator.inputs), exampleYear)
        : before;
      return { ...own, ...typed };
    });
  }, [calculator, example, exampleYear]);
  /** Fills some fields, and leaves the others and the focus where they are. */
  const fill = useCallback(
    (inputs: RawInputs) => {
      filling.current = { ...filling.current, ...inputs };
      read();
    },
    [read],
  );
  /** Replaces the inputs in the fields. */
  const replace = useCallback(
    (inputs: RawInputs) => {
      const next = { ...inYear(emptyInputs(calculator.inputs), exampleYear), ...inputs };
      // The new fields are read before the next effect: their choices were not changed by the reader.
      latest.current = next;
      setRaw(next);
      setStart(({ key }) => ({ key: key + 1, raw: next }));
    },
    [calculator, exampleYear],
  );
  const isExample = isSameInputs(raw, example);
  // The example is answered as of its own days: else its readings are too old to go by.
  const day = isExample ? null : today;
  const worked = useMemo(() => workOut(calculator, raw, day), [calculator, raw, day]);
  return {
    raw,
    example,
    worked,
    today,
    form,
    start,
    read,
    fill,
    isExample,
    /** Changes inputs that have no field in the form: rows. */
    change: setRaw,
    replace,
  };
}

function typedIn(form: HTMLFormElement, inputs: readonly ToolInput[]): Record<string, string> {
  const typed: Record<string, string> = {};
  // `FormData` leaves out checkboxes that are not ticked.
  for (const { kind, name } of inputs) if (kind === 'check') typed[name] = '';
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

function setControls(form: HTMLFormElement, inputs: RawInputs): void {
  for (const [name, value] of Object.entries(inputs)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
}

/** The example with its dates in that year; as it is where the text is no year. */
export function inYear(inputs: RawInputs, year: string): RawInputs {
  if (!/^\d{4}$/.test(year)) return inputs;
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      value.replaceAll(/\b\d{4}(?=-\d\d-\d\d\b)/g, year),
    ]),
  );
}

/** Whether inputs are those that were saved: others may have been asked since, but no row was added. */
export function isAsSaved(inputs: RawInputs, saved: RawInputs): boolean {
  return (
    hasInputs(inputs, saved) &&
    Object.keys(inputs).every((name) => name in saved || !name.includes('.'))
  );
}

/** Whether all of `some` are among the inputs, with the same values. */
export function hasInputs(inputs: RawInputs, some: RawInputs): boolean {
  return Object.entries(some).every(([name, value]) => inputs[name] === value);
}
