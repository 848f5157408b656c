import * as v from 'valibot';
import { contentType } from './definition.ts';
import { line, paragraphs, textLimits } from './texts.ts';

/** @param name of its field */
const dollars = (name: string) =>
  v.pipe(
    v.number(`Write the ${name} in whole dollars`),
    v.integer(`Write the ${name} in whole dollars`),
    v.minValue(1, `The ${name} must be at least $1`),
    v.maxValue(100_000, `The ${name} can’t be more than $100,000`),
  );

/** A report of the price list. The release decides which there are, and which questionnaire belongs to each. */
export const report = contentType({
  kind: 'report',
  labels: { one: 'Report', many: 'Reports and prices', add: null },
  group: 'Your practice',
  pages: ['design-services'],
  shownAs: 'list',
  canBeHidden: false,
  address: 'none',
  body: v.pipe(
    v.object({
      title: line('Give the report a title'),
      /** Whole price in Australian dollars. */
      priceAud: dollars('price'),
      /** Secures the booking; null where it is agreed when the visit is arranged. */
      depositAud: v.nullable(dollars('deposit')),
      description: paragraphs('Say who it is for', textLimits.summary),
      includes: v.pipe(
        v.array(line('Write what is included, or remove this line')),
        v.minLength(1, 'Say what is included'),
        v.maxLength(20, 'A report can list at most 20 things'),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['priceAud'], ['depositAud']],
        ({ priceAud, depositAud }) => depositAud === null || depositAud <= priceAud,
        'The deposit can’t be more than the price',
      ),
      ['depositAud'],
    ),
  ),
  titleOf: ({ title }) => title,
  empty: null,
  fields: [
    { name: 'title', label: 'Title', input: 'line' },
    { name: 'priceAud', label: 'Price', help: 'In whole dollars, GST included.', input: 'aud' },
    {
      name: 'depositAud',
      label: 'Deposit',
      help: 'Leave it empty if you agree on it when you arrange the visit.',
      input: 'aud',
      follows: 'priceAud',
      isOptional: true,
    },
    { name: 'description', label: 'Who it is for', input: 'paragraphs' },
    { name: 'includes', label: 'What is included', input: 'lines' },
  ],
});
export type ReportBody = v.InferOutput<typeof report.body>;
