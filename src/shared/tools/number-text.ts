/** Reads a number as people write it: with a unit, a fraction, spaces, a comma for thousands or for decimals. */

/** What other spellings and units of a unit are in it. */
const spellings: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  m: {
    m: 1,
    metre: 1,
    meter: 1,
    mm: 0.001,
    millimetre: 0.001,
    cm: 0.01,
    centimetre: 0.01,
    km: 1000,
  },
  mm: { mm: 1, millimetre: 1, millimeter: 1, cm: 10, centimetre: 10, m: 1000, metre: 1000 },
  'm²': { 'm²': 1, sqm: 1, squaremetre: 1, squaremeter: 1, ha: 10_000, hectare: 10_000 },
  L: { l: 1, litre: 1, liter: 1, kl: 1000, kilolitre: 1000, 'm³': 1000 },
  kg: { kg: 1, kilo: 1, kilogram: 1, g: 0.001, gram: 0.001, t: 1000, tonne: 1000 },
  '%': { '%': 1, percent: 1 },
  '°': { '°': 1, deg: 1, degree: 1 },
  '°C': { '°c': 1, c: 1, degree: 1, celsius: 1 },
  months: { month: 1, mth: 1, mo: 1, year: 12, yr: 12, y: 12, week: 3 / 13, wk: 3 / 13 },
  'J/(kg·K)': { 'j/kgk': 1, 'kj/(kgk)': 1000, 'kj/kgk': 1000 },
  '': {
    person: 1,
    people: 1,
    adult: 1,
    brick: 1,
    bale: 1,
    part: 1,
    ':1': 1,
    'w/mk': 1,
    'w/(mk)': 1,
  },
};
/** Where nobody writes three decimals, `1,500` can only be thousands; `0,500` and `1.500` can be either. */
const wholeUnits = new Set(['L', 'mm', 'm²']);
const fractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

export type ReadNumber =
  | { readonly kind: 'number'; readonly value: number }
  /** It can be read in two ways; those that are possible here. */
  | { readonly kind: 'unclear'; readonly readings: readonly number[] }
  | { readonly kind: 'other-unit' | 'no-number' };

/** @param isPossible whether a value, in `unit`, is one the input can take */
export function numberIn(
  text: string,
  unit: string,
  isPossible: (value: number) => boolean,
): ReadNumber {
  const plain = text
    .replaceAll(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (sign) => ` ${fractions[sign] ?? ''}`)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[-−]\s?/, '-')
    .trim();
  const [, digits = '', rest = ''] = /^(-?[\d.,/ ]*)(.*)$/.exec(plain) ?? [];
  const readings = readingsOf(digits.trim());
  if (readings.length === 0) return { kind: 'no-number' };
  const factor = rest === '' ? 1 : factorOf(rest, unit);
  if (factor === null) return { kind: 'other-unit' };
  // Without what a binary fraction leaves over: 45 cm are 0.45 m.
  const values = readings.map((reading) => Number((reading * factor).toPrecision(12)));
  const [first = Number.NaN, second = first] = values;
  const isThousands = wholeUnits.has(unit) && factor === 1 && /^-?[1-9]\d*,/.test(digits);
  if (first === second || isThousands) return { kind: 'number', value: first };
  // `1.500` and `0,500`: a number with decimals, more often than one of thousands.
  const hasDecimals = /\.|^-?0*,/.test(digits);
  const possible = values.filter(isPossible);
  const [only = hasDecimals ? second : first, other] = possible;
  // Then it is taken for thousands only once that is said.
  return other === undefined && (possible.length === 0 || only === second || !hasDecimals)
    ? { kind: 'number', value: only }
    : { kind: 'unclear', readings: possible };
}

/** The ways to read digits, commas and fractions: none, one, or two with the one of thousands first. */
function readingsOf(digits: string): readonly number[] {
  const whole = /^-?\d+$/;
  const fraction = /^(-?)(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(digits);
  if (fraction) {
    const [, sign, ones = '0', above, below] = fraction;
    const value = Number(ones) + Number(above) / Number(below);
    return Number.isFinite(value) ? [sign === '-' ? -value : value] : [];
  }
  if (/^-?(?:[1-9]\d{0,2}[.,]\d{3}|0*,\d{3})$/.test(digits)) {
    return [Number(digits.replace(/[.,]/, '')), Number(digits.replace(',', '.'))];
  }
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(digits)) return [Number(digits)];
  if (/^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(digits)) {
    return [Number(digits.replaceAll(' ', '').replace(',', '.'))];
  }
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits))
    return [Number(digits.replaceAll(',', ''))];
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(digits)) {
    return [Number(digits.replaceAll('.', '').replace(',', '.'))];
  }
  const [ones = '', decimals = ''] = digits.split(',');
  return digits.split(',').length === 2 &&
    (ones === '' || whole.test(ones)) &&
    /^\d+$/.test(decimals)
    ? [Number(`${ones}.${decimals}`)]
    : [];
}

/** How many of `unit` one of the written unit is; null where it is another kind of unit. */
function factorOf(written: string, unit: string): number | null {
  const word = written
    // A megalitre and a millilitre differ by their capital alone.
    .replace(/^M(?=[lL]$)/, 'mega')
    .toLowerCase()
    .replace(/(?: ?(?:\/|\bper\b|\ba\b|\beach\b) ?(?:day|person|head|year|week)s?)+$/, '')
    .replace(/(?:\^2|2)$/, '²')
    .replace(/(?:\^3|3)$/, '³')
    .replace('per cent', 'percent')
    .replace('º', '°')
    .replace(/[.·\s]/g, '');
  if (word === unit.toLowerCase().replace('·', '')) return 1;
  const known = spellings[unit] ?? {};
  return known[word] ?? known[word.replace('metres', 'metre').replace(/s$/, '')] ?? null;
}
