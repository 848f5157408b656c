/** A number with what it may range between. */
export interface Range {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export type CoatKind = 'earth' | 'lime' | 'none';

export interface Coat {
  readonly kind: CoatKind;
  /** Metres. */
  readonly thickness: number;
}

/** Lengths in metres, masses in kilograms, volumes in cubic metres, shares from 0 to 1. */
export interface QuantitiesInputs {
  readonly length: number;
  readonly height: number;
  /** Triangles above the height, all of one size. */
  readonly gables: { readonly count: number; readonly width: number; readonly height: number };
  /** m² of doors and windows. */
  readonly openings: number;
  readonly core:
    | {
        readonly kind: 'mudbrick';
        readonly brick: { length: number; height: number; thickness: number };
        readonly joint: number;
        /** Dry, kg/m³. */
        readonly density: Range;
        /** Litres of water to a litre of mould. */
        readonly water: Range;
        /** Clay in the earth that is dug, and wanted in the mix. */
        readonly soilClay: number;
        readonly mixClay: number;
        /** kg of chopped straw in a brick; null where nobody weighed it. */
        readonly strawPerBrick: number | null;
      }
    | {
        readonly kind: 'strawbale';
        readonly bale: { length: number; height: number; thickness: number };
        /** Dry, kg/m³. */
        readonly density: Range;
      }
    | {
        readonly kind: 'light-earth';
        readonly thickness: number;
        /** Dry, kg/m³. */
        readonly density: number;
        /** kg of straw in a cubic metre of wall. */
        readonly straw: Range;
        /** Litres in the slip for a kilogram of dry earth; null where nobody measured it. */
        readonly slipWater: number | null;
      }
    | { readonly kind: 'none' };
  readonly coats: readonly Coat[];
  /** Parts of sand to one of earth, and of lime, by loose volume. */
  readonly earthSand: number;
  readonly limeSand: number;
  /** Dry, kg/m³. */
  readonly earthCoatDensity: Range;
  readonly limeCoatDensity: Range;
  /** kg/m³, loose in the bucket. */
  readonly looseEarth: number;
  readonly looseSand: number;
  readonly looseLime: Range;
  /** Litres to a litre of coat; null where nobody measured it. */
  readonly coatWater: number | null;
  /** Share added for breakage, offcuts and spillage. */
  readonly spare: number;
  /** kg of lime in a bag. */
  readonly limeBag: number;
  readonly people: number;
  /** What one person does in a day; null is not counted. */
  readonly rates: {
    readonly bricksMade: number | null;
    readonly bricksLaid: number | null;
    readonly balesPlaced: number | null;
    /** m³ mixed and packed. */
    readonly lightEarth: number | null;
    /** m² of one face, all its coats. */
    readonly coat: number | null;
  };
}

export interface Task {
  readonly name: string;
  /** For all people together. */
  readonly days: number;
}

export interface QuantitiesResult {
  readonly inputs: QuantitiesInputs;
  /** Wall without its openings, up to a whole course, m²: what everything is counted for. */
  readonly area: number;
  /** Bricks, without and with what is spare; likewise bales. */
  readonly bricks: { readonly inWall: number; readonly toHave: number } | null;
  readonly bales: { readonly inWall: number; readonly toHave: number } | null;
  /** Whole courses up to the height, and how high they stand, m; null where there are none. */
  readonly courses: { readonly count: number; readonly height: number } | null;
  /** m³ of mortar between the bricks. */
  readonly mortar: number;
  /** Dry kilograms with what is spare. */
  readonly earth: Range;
  readonly sand: Range;
  /** Hydrated lime. */
  readonly lime: Range;
  readonly straw: Range;
  /** Litres. */
  readonly water: Range;
  /** False when a part of the water or the straw was not measured and is not in the sum. */
  readonly isWaterWhole: boolean;
  readonly isStrawWhole: boolean;
  /** Dry wall with its coats, kg/m². */
  readonly perArea: Range;
  /** The same on each metre of its footing, without openings, kg/m. */
  readonly perMetre: Range;
  /** Likewise under a gable, where its ridge is; null without gables. */
  readonly perMetreAtRidge: Range | null;
  readonly tasks: readonly Task[];
  /** What has to be done as well, and nobody said how fast. */
  readonly uncounted: readonly string[];
  /** The tasks' sum, each of them in whole days; null where nothing is counted. */
  readonly days: number | null;
  /** True where the earth has less clay than the mix wants. */
  readonly isLean: boolean;
}

const none: Range = { value: 0, low: 0, high: 0 };

/** What has to be dug, bought, mixed and carried for one wall. Openings are never larger than the wall. */
export function calculateQuantities(inputs: QuantitiesInputs): QuantitiesResult {
  const courses = coursesOf(inputs);
  const above = (inputs.gables.count * inputs.gables.width * inputs.gables.height) / 2;
  const areaOf = (height: number) => Math.max(0, inputs.length * height + above - inputs.openings);
  // Nobody lays half a course, and the coats cover the last one as well.
  const height = courses?.height ?? inputs.height;
  const area = areaOf(inputs.height) === 0 ? 0 : areaOf(height);
  const more = 1 + inputs.spare;
  const core = coreOf(inputs, area);
  const coats = inputs.coats.map((coat) => coatOf(inputs, coat, area));
  const all = [core, ...coats];
  const total = (of: (part: Part) => Range) => add(all.map((part) => times(of(part), more)));
  const isBare = coats.length === 0 || inputs.coats.every(({ kind }) => kind === 'none');
  const perArea = add(all.map(({ perArea: one }) => one));
  const work = tasksOf(inputs, area, core, more);
  const tasks = work.flatMap(({ name, days }) => (days === null ? [] : [{ name, days }]));
  const perMetre = (higher: number) => times(perArea, height + higher);
  return {
    inputs,
    area,
    bricks: inputs.core.kind === 'mudbrick' ? pieces(core.pieces, more) : null,
    bales: inputs.core.kind === 'strawbale' ? pieces(core.pieces, more) : null,
    courses,
    mortar: core.mortar,
    earth: total(({ earth }) => earth),
    sand: total(({ sand }) => sand),
    lime: total(({ lime }) => lime),
    straw: total(({ straw }) => straw),
    water: total(({ water }) => water),
    isWaterWhole: core.isWaterWhole && (isBare || inputs.coatWater !== null),
    isStrawWhole: core.isStrawWhole,
    perArea,
    perMetre: perMetre(0),
    perMetreAtRidge: inputs.gables.count === 0 ? null : perMetre(inputs.gables.height),
    tasks,
    uncounted: work.flatMap(({ name, days }) => (days === null ? [name] : [])),
    days: tasks.length === 0 ? null : tasks.reduce((sum, { days }) => sum + wholeDays(days), 0),
    isLean: inputs.core.kind === 'mudbrick' && inputs.core.soilClay < inputs.core.mixClay,
  };
}

/** What a part of the wall is made of, without what is spare. */
interface Part {
  /** Bricks or bales. */
  readonly pieces: number;
  readonly mortar: number;
  readonly earth: Range;
  readonly sand: Range;
  readonly lime: Range;
  readonly straw: Range;
  readonly water: Range;
  readonly perArea: Range;
  readonly isWaterWhole: boolean;
  readonly isStrawWhole: boolean;
}

const nothing: Part = {
  pieces: 0,
  mortar: 0,
  earth: none,
  sand: none,
  lime: none,
  straw: none,
  water: none,
  perArea: none,
  isWaterWhole: true,
  isStrawWhole: true,
};

function coursesOf({ core, height }: QuantitiesInputs): QuantitiesResult['courses'] {
  const course =
    core.kind === 'mudbrick'
      ? core.brick.height + core.joint
      : core.kind === 'strawbale'
        ? core.bale.height
        : null;
  if (course === null) return null;
  const count = Math.ceil(height / course - 1e-6);
  return { count, height: count * course };
}

function coreOf({ core }: QuantitiesInputs, area: number): Part {
  switch (core.kind) {
    case 'mudbrick': {
      const { brick, joint } = core;
      const inWall = area / ((brick.length + joint) * (brick.height + joint));
      const brickVolume = brick.length * brick.height * brick.thickness;
      const volume = area * brick.thickness;
      const mass = times(core.density, volume);
      // Sand thins the clay: what clay the mix wants must come with the earth.
      const earthShare = Math.min(1, core.mixClay / core.soilClay);
      return {
        ...nothing,
        pieces: inWall,
        mortar: volume - inWall * brickVolume,
        earth: times(mass, earthShare),
        sand: times(mass, 1 - earthShare),
        straw: exact((core.strawPerBrick ?? 0) * inWall),
        isStrawWhole: core.strawPerBrick !== null,
        water: times(core.water, volume * 1000),
        perArea: times(core.density, brick.thickness),
      };
    }
    case 'strawbale': {
      const { bale } = core;
      const mass = times(core.density, area * bale.thickness);
      return {
        ...nothing,
        pieces: area / (bale.length * bale.height),
        straw: mass,
        perArea: times(core.density, bale.thickness),
      };
    }
    case 'light-earth': {
      const volume = area * core.thickness;
      const straw = times(core.straw, volume);
      // The heavier the wall is to be, the more of it is earth; the more straw, the less earth.
      const earthFor = (strawMass: number) => Math.max(0, core.density * volume - strawMass);
      const earth = {
        value: earthFor(straw.value),
        low: earthFor(straw.high),
        high: earthFor(straw.low),
      };
      return {
        ...nothing,
        earth,
        straw,
        water: times(earth, core.slipWater ?? 0),
        isWaterWhole: core.slipWater !== null,
        perArea: exact(core.density * core.thickness),
      };
    }
    case 'none':
      return nothing;
  }
}

function coatOf(inputs: QuantitiesInputs, { kind, thickness }: Coat, area: number): Part {
  if (kind === 'none') return nothing;
  const volume = area * thickness;
  const isEarth = kind === 'earth';
  const density = isEarth ? inputs.earthCoatDensity : inputs.limeCoatDensity;
  const mass = times(density, volume);
  const binder = isEarth ? exact(inputs.looseEarth) : inputs.looseLime;
  const sand = (isEarth ? inputs.earthSand : inputs.limeSand) * inputs.looseSand;
  const share = (loose: number) => loose / (loose + sand);
  const bound = {
    value: mass.value * share(binder.value),
    low: mass.low * share(binder.low),
    high: mass.high * share(binder.high),
  };
  const sands = {
    value: mass.value - bound.value,
    low: mass.low * (1 - share(binder.high)),
    high: mass.high * (1 - share(binder.low)),
  };
  return {
    ...nothing,
    earth: isEarth ? bound : none,
    lime: isEarth ? none : bound,
    sand: sands,
    water: exact((inputs.coatWater ?? 0) * volume * 1000),
    perArea: times(density, thickness),
  };
}

function tasksOf(
  { people, rates, core, coats }: QuantitiesInputs,
  area: number,
  part: Part,
  more: number,
): { name: string; days: number | null }[] {
  const task = (name: string, amount: number, rate: number | null) =>
    amount === 0 ? [] : [{ name, days: rate === null ? null : amount / rate / people }];
  const faces = coats.filter(({ kind }) => kind !== 'none').length;
  return [
    ...(core.kind === 'mudbrick'
      ? [
          // Those that break are made as well.
          ...task('Making bricks', part.pieces * more, rates.bricksMade),
          ...task('Laying bricks', part.pieces, rates.bricksLaid),
        ]
      : []),
    ...(core.kind === 'strawbale' ? task('Placing bales', part.pieces, rates.balesPlaced) : []),
    ...(core.kind === 'light-earth'
      ? task('Mixing and packing light earth', area * core.thickness, rates.lightEarth)
      : []),
    ...task(faces === 1 ? 'Coating one face' : 'Coating both faces', area * faces, rates.coat),
  ];
}

/** As they are shown: a day that is started is one. */
export function wholeDays(days: number): number {
  return Math.max(1, Math.ceil(days - 0.05));
}

function pieces(inWall: number, more: number) {
  // A thousandth above a whole brick is rounding, not a brick.
  const whole = (count: number) => Math.max(0, Math.ceil(count - 1e-3));
  return { inWall: whole(inWall), toHave: whole(inWall * more) };
}

function exact(value: number): Range {
  return { value, low: value, high: value };
}

function times({ value, low, high }: Range, by: number): Range {
  return { value: value * by, low: low * by, high: high * by };
}

function add(ranges: readonly Range[]): Range {
  return ranges.reduce(
    (sum, one) => ({
      value: sum.value + one.value,
      low: sum.low + one.low,
      high: sum.high + one.high,
    }),
    none,
  );
}
