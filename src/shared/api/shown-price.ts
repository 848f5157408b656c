import * as v from 'valibot';

const Dollars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/**
 * The price that a visitor was shown for a report, in whole Australian dollars. It applies even if the list changes later.
 */
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

/** Its key in a body. */
export const shownPriceKey = 'shownPrice';
/** Key of a stored body with a price that was never on the list, in place of the other. */
export const inventedPriceKey = 'inventedPrice';

/** The price in a body; null where there is none. */
export function shownPriceIn(
  body: Readonly<Record<string, unknown>>,
  key: string = shownPriceKey,
): ShownPrice | null {
  const read = v.safeParse(ShownPrice, body[key]);
  return read.success ? read.output : null;
}

/** A body without the price, for comparing: the same answers at another price are the same request, at its first price. */
export function withoutShownPrice(
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== shownPriceKey));
}
