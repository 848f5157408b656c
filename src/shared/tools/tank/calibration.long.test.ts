import { expect, test } from 'vitest';
import { tankData } from '#content/tools/tank-figures.ts';
import { initialInputs, readInputs } from '../input.ts';
import { calculateTank } from './calculate.ts';
import type { TankInputs } from './calculate.ts';
import { tankCalculator } from './inputs.ts';
import { buildSeries } from './rain.ts';
import type { Span } from './spread.ts';

const calculator = tankCalculator(tankData);

function resultOf(changes: Readonly<Record<string, string>>) {
  const read = readInputs(calculator.inputs, { ...initialInputs(calculator.inputs), ...changes });
  if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
  return calculator.calculate(read.values);
}

/** Short days of other thirty years, each in a series of its own. */
const shortDaysIn = (inputs: TankInputs, others: readonly Float64Array[]) =>
  others.map((rain) => {
    const { short, worst } = calculateTank({ ...inputs, series: [rain] });
    return { short: short.low, worst: worst.low };
  });

test('the shown range holds 85% of 240 other runs of thirty years for each of 81 houses', () => {
  let lowest = { share: 1, house: '' };
  for (const place of tankData.places) {
    const months = {
      means: place.means.map(({ value }) => value),
      days: place.days.map(({ value }) => value),
    };
    const others = Array.from({ length: 10 }, (_, seed) =>
      buildSeries(months, `strange ${seed}`),
    ).flat();
    for (const roof of ['80', '200', '400']) {
      for (const people of ['1', '3', '6']) {
        for (const tank of ['22500', '60000', '150000']) {
          const { inputs, short, worst } = resultOf({ place: place.id, roof, people, tank });
          const found = shortDaysIn(inputs, others);
          const share = (span: Span, of: (one: (typeof found)[number]) => number) =>
            found.filter((one) => {
              const days = of(one);
              return days >= Math.floor(span.low) && days <= Math.ceil(span.high);
            }).length / found.length;
          const held = Math.min(
            share(short, (one) => one.short),
            share(worst, (one) => one.worst),
          );
          if (held < lowest.share) {
            lowest = { share: held, house: `${place.id} ${roof} ${people} ${tank}` };
          }
        }
      }
    }
  }
  // oxlint-disable-next-line no-console -- the figure, for whoever runs it
  console.log(lowest);
  expect(lowest.share).toBeGreaterThanOrEqual(0.85);
}, 900_000);
