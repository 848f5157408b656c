// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logData } from '#content/tools/log-figures.ts';
import { newDevice } from '#testing/device/device.ts';
import { emptyInputs } from '#shared/tools/input.ts';
import type { RawInputs } from '#shared/tools/input.ts';
import { LogRows } from './log-rows.tsx';
import { logView, readingsOf } from './log-view.tsx';

beforeEach(newDevice);
afterEach(cleanup);

const view = logView(logData);
const row = (day: string, wall: string, spot: string) =>
  JSON.stringify({ day, wall, spot, depth: 'middle', percent: '20', how: 'probe' });

function Log() {
  const [raw, setRaw] = useState<RawInputs>({
    ...emptyInputs(view.calculator.inputs),
    'readings.1': row('2026-11-01', 'South wall', 'Middle'),
    'readings.2': row('2026-11-08', 'south  wall', 'middle'),
    'readings.3': row('2026-11-05', 'North wall', 'High'),
  });
  return (
    <LogRows
      input={readingsOf(view)}
      raw={raw}
      workId="7f0c0f5e-0000-4000-8000-000000000000"
      isExample={false}
      errors={{}}
      today="2026-11-26"
      onChange={setRaw}
    />
  );
}

test('offers the spots that are there, each once, so that one spot has one name', () => {
  render(<Log />);
  const offered = screen.getByRole('group', { name: 'Spots so far' });
  expect([...offered.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'south  wall, middle',
    'North wall, High',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'North wall, High' }));
  expect(screen.getByRole('textbox', { name: /^Wall or stack/ })).toHaveProperty(
    'value',
    'North wall',
  );
  expect(screen.getByRole('textbox', { name: /^Place or brick/ })).toHaveProperty('value', 'High');
  fireEvent.input(screen.getByRole('textbox', { name: /^Reading/ }), { target: { value: '19' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this reading' }));
  expect(screen.getByRole('heading', { name: '4 readings' })).toBeTruthy();
  expect(
    screen.getByRole('group', { name: 'Spots so far' }).querySelectorAll('button'),
  ).toHaveLength(2);
});

test('asks whether the end of a name is a depth, and takes it when it is added again', () => {
  render(<Log />);
  const type = (name: RegExp, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  type(/^Wall or stack/, 'East wall');
  type(/^Place or brick/, 'Low, outer third');
  type(/^Reading/, '19');
  const add = screen.getByRole('button', { name: 'Add this reading' });
  fireEvent.click(add);
  expect(screen.getByText(/^Is that a depth\? Choose it under “How deep”/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '3 readings' })).toBeTruthy();
  type(/^Place or brick/, 'Low');
  fireEvent.change(screen.getByRole('combobox', { name: 'How deep' }), {
    target: { value: 'outer' },
  });
  fireEvent.click(add);
  expect(screen.getByText(/East wall, Low, outer third/, { selector: 'p' })).toBeTruthy();
});

test('asks whether a name like another is a slip, and takes it when it is added again', () => {
  render(<Log />);
  const type = (name: RegExp, value: string) =>
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  type(/^Wall or stack/, 'Nroth wall');
  type(/^Place or brick/, 'high');
  type(/^Reading/, '19');
  const add = screen.getByRole('button', { name: 'Add this reading' });
  fireEvent.click(add);
  expect(screen.getByText(/Is this “North wall, High”\?/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '3 readings' })).toBeTruthy();
  fireEvent.click(add);
  expect(screen.getByRole('heading', { name: '4 readings' })).toBeTruthy();
});
