import * as v from 'valibot';

const Dollars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** What a visitor was told that a report costs, in whole Australian dollars. It holds, whatever the list says later. */
export const ShownPrice = v.pipe(
  v.strictObject({
    priceAud: Dollars,
    /** Null where it is agreed when the visit is arranged. */
    depositAud: v.nullable(Dollars),
  }),
  v.check(
    ({ priceAud, depositAud }) => depositAud === null || depositAud <= priceAud,
    'The deposit can’t be more than the price',
  ),
);
export type ShownPrice = v.InferOutput<typeof ShownPrice>;

/** Key of a body under which it stands. */
export const shownPriceKey = 'shownPrice';

/** The price that came with a body; null where none did, as from releases before this one. */
export function shownPriceIn(body: Readonly<Record<string, unknown>>): ShownPrice | null {
  const read = v.safeParse(ShownPrice, body[shownPriceKey]);
  return read.success ? read.output : null;
}

/** What a body says. The price shown with it does not make another request of it: the one that came first stays. */
export function withoutShownPrice(
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== shownPriceKey));
}
