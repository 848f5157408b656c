// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { logData } from '#content/tools/log-figures.ts';
import { wallClimates, wallMaterials } from '#content/tools/wall-figures.ts';
import { isAsked } from '#shared/tools/input.ts';
import { logCalculator } from '#shared/tools/log/inputs.ts';
import { wallCalculator } from '#shared/tools/wall/inputs.ts';
import { AnswerInView, AnswerSentence } from './tool-answer.tsx';
import { ToolForm } from './tool-form.tsx';
import { useTool, workOut } from './use-tool.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const calculator = wallCalculator({ materials: wallMaterials, climates: wallClimates });
const { inputs } = calculator;

function Wall() {
  const { raw, worked, form, start, read, fill, replace } = useTool(calculator, '');
  const answer = worked.kind === 'result' ? calculator.answer(worked.result) : null;
  return (
    <>
      <ToolForm
        key={start.key}
        inputs={inputs}
        start={start.raw}
        asked={inputs
          .filter((input) => isAsked(input, raw))
          .map(({ name }) => name)
          .join(' ')}
        errors={worked.kind === 'refused' ? worked.errors : {}}
        notes=""
        onTell={null}
        form={form}
        onRead={read}
      />
      <button onClick={() => fill({ core: 'strawbale-edge', 'core-thickness': '360' })}>
        Fill
      </button>
      <button onClick={() => replace({ core: 'mudbrick', 'core-thickness': '450' })}>Open</button>
      <button onClick={() => replace({ place: 'mount-franklin' })}>Open lost</button>
      <AnswerSentence inputs={inputs} worked={worked} answer={answer} isLive />
      <AnswerInView inputs={inputs} worked={worked} answer={answer} />
    </>
  );
}

const control = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
function enter(name: string, value: string): void {
  const its = control(name);
  if (its === null) throw new Error(name);
  fireEvent.input(its, { target: { value } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = () => screen.getByRole('status').textContent;

test('a chosen material brings its thickness into the field; one that was typed, filled in or opened stays', () => {
  render(<Wall />);
  enter('core', 'strawbale-edge');
  expect(control('core-thickness')?.value).toBe('350');
  expect(answer()).toContain('This wall is about R5.1');
  enter('outer-1', 'membrane');
  expect(control('outer-1-thickness')?.value).toBe('0.5');
  enter('core-thickness', '410');
  enter('core', 'mudbrick');
  expect(control('core-thickness')?.value).toBe('410');
  press('Fill');
  expect(control('core-thickness')?.value).toBe('360');
  press('Open');
  expect(control('core')?.value).toBe('mudbrick');
  expect(control('core-thickness')?.value).toBe('450');
});

test('the sentence names the figure to check, and how many more there are', () => {
  render(<Wall />);
  enter('core-thickness', 'x');
  expect(answer()).toBe(
    'Check “Thickness of the core” above to see the answer. Everything you entered is still there.',
  );
  enter('warmth', 'x');
  expect(answer()).toContain('Check “Thickness of the core” and one more figure above');
  expect(screen.getByRole('link').textContent).toContain(
    'Check “Thickness of the core” and one more figure to see the answer.',
  );
});

test('a saved town that is gone is asked again by its name', () => {
  render(<Wall />);
  press('Open lost');
  expect(control('place')?.value).toBe('mount-franklin');
  expect(screen.getByRole('option', { name: 'Choose…' })).toHaveProperty('selected', true);
  expect(document.body.textContent).toContain(
    'What was saved here, “Mount Franklin”, isn’t in the list any more. Choose again.',
  );
  enter('place', 'trentham');
  expect(answer()).toContain('In Trentham');
});

test.each(['2033-01-02', '2033-11-27'])(
  'an example is answered on %s as in the document; own readings as of today',
  (today) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] });
    const log = logCalculator(logData);
    const { result } = renderHook(() => useTool(log, '2033'));
    const { raw, worked } = result.current;
    expect(worked).toEqual(workOut(log, raw));
    const own = { ...raw, material: 'straw' };
    act(() => result.current.replace(own));
    expect(result.current.worked).toEqual(workOut(log, own, today));
    expect(result.current.worked).not.toEqual(workOut(log, own));
  },
);
