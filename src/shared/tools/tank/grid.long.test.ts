import { expect, test } from 'vitest';
import { tankData } from '#content/tools/tank-figures.ts';
import { expectAgreement } from '#testing/support/tank-agreement.ts';
import { initialInputs, readInputs } from '../input.ts';
import { calculateTank } from './calculate.ts';
import { tankCalculator } from './inputs.ts';
import { runTank, waterOf } from './run.ts';

const calculator = tankCalculator(tankData);

test('3,600 tanks: sentence, table and chart agree, and no size that is called enough is short more than 3 days a year', () => {
  let walked = 0;
  let named = 0;
  for (const place of ['daylesford', 'ballarat', 'maldon', 'castlemaine', 'trentham']) {
    for (const roof of ['60', '100', '150', '200', '300', '450']) {
      for (const people of ['1', '2', '4', '6']) {
        for (const each of ['60', '100', '150']) {
          for (const garden of ['0', '200']) {
            for (const tank of ['10000', '30000', '60000', '90000', '150000']) {
              const read = readInputs(calculator.inputs, {
                ...initialInputs(calculator.inputs),
                place,
                roof,
                people,
                each,
                garden,
                tank,
              });
              if (read.kind === 'refused') throw new Error(JSON.stringify(read.errors));
              const result = calculator.calculate(read.values);
              expectAgreement(result);
              walked += 1;
              const { every } = result.enough;
              // What the sentence names is counted again, day by day; once for the five tanks of a house.
              if (every === null || tank !== '10000') continue;
              named += 1;
              const again = calculateTank({ ...result.inputs, tankLitres: every });
              expect(again.short.high).toBeLessThanOrEqual(3);
              const { roofArea, efficiency, dailyLoss, demand } = result.inputs;
              const days = Float64Array.from({ length: 365 }, (_, day) => demandAt(demand, day));
              for (const rain of result.inputs.series) {
                const flows = rain.map(
                  (millimetres) => Math.max(0, millimetres - dailyLoss) * efficiency * roofArea,
                );
                const size = { tankLitres: every, reserveLitres: result.inputs.reserveLitres };
                const { dryDays } = runTank(size, waterOf(flows, days));
                expect(dryDays.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(
                  3 * dryDays.length,
                );
              }
            }
          }
        }
      }
    }
  }
  expect(walked).toBe(3600);
  expect(named).toBeGreaterThan(200);
}, 900_000);

function demandAt(months: readonly number[], day: number): number {
  return months[new Date(Date.UTC(2026, 0, 1 + day)).getUTCMonth()] ?? 0;
}
