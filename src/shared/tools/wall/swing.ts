import { blended, insideSurface, layerResistance, outsideSurface } from './thermal.ts';
import type { WallLayer } from './materials.ts';

/** How a wall passes on the day's swing of the temperature outside, by ISO 13786. */
export interface DailySwing {
  /** From the highest temperature outside to the most heat coming in, hours. */
  readonly lagHours: number;
  /** The swing of the heat coming in, as a share of what a wall without any mass would pass on. */
  readonly share: number;
}

const daySeconds = 86_400;
/** Slower waves by which the lag is followed from none: a thick wall is behind by more than a day. */
const waves = 64;

/** A complex number: real and imaginary part. */
type Complex = readonly [number, number];
type Matrix = readonly [Complex, Complex, Complex, Complex];

/** @param parts layers from inside to outside; their uprights are mixed in */
export function dailySwing(parts: readonly WallLayer[]): DailySwing {
  const layers = parts.map(blended);
  const plain = layers.reduce(
    (sum, layer) => sum + layerResistance(layer),
    insideSurface + outsideSurface,
  );
  let turn = 0;
  for (let wave = 1; wave < waves; wave += 1) {
    turn = after(turn, turnOf(transferOf(layers, daySeconds * (waves / wave) ** 2)));
  }
  const transfer = transferOf(layers, daySeconds);
  return {
    lagHours: (after(turn, turnOf(transfer)) / (2 * Math.PI)) * 24,
    share: plain / Math.hypot(...transfer),
  };
}

/** Z₁₂ of the whole wall for a swing of this period, in seconds. */
function transferOf(layers: readonly WallLayer[], period: number): Complex {
  return [outsideSurface, ...[...layers].reverse(), insideSurface]
    .map((part) => (typeof part === 'number' ? resistanceMatrix(part) : layerMatrix(part, period)))
    .reduce((product, matrix) => multiply(matrix, product))[1];
}

/** The heat that comes in is −1 / Z₁₂ of the swing outside, and as late as −Z₁₂ is turned ahead of it. */
function turnOf([real, imaginary]: Complex): number {
  return Math.atan2(-imaginary, -real);
}

/** The same angle with the whole turns that bring it nearest to the one of a slightly slower wave. */
function after(slower: number, angle: number): number {
  const whole = 2 * Math.PI;
  return angle + whole * Math.round((slower - angle) / whole);
}

function resistanceMatrix(resistance: number): Matrix {
  return [
    [1, 0],
    [-resistance, 0],
    [0, 0],
    [1, 0],
  ];
}

function layerMatrix(layer: WallLayer, period: number): Matrix {
  const { material, thickness } = layer;
  const conductivity = material.conductivity.value;
  const density = material.density.value;
  // Air and membranes hold no heat worth counting.
  if (density < 5) return resistanceMatrix(layerResistance(layer));
  const depth = Math.sqrt(
    (conductivity * period) / (Math.PI * density * material.specificHeat.value),
  );
  const x = thickness / depth;
  const [sinh, cosh, sin, cos] = [Math.sinh(x), Math.cosh(x), Math.sin(x), Math.cos(x)];
  const same: Complex = [cosh * cos, sinh * sin];
  const heat = -depth / (2 * conductivity);
  const store = -conductivity / depth;
  return [
    same,
    [heat * (sinh * cos + cosh * sin), heat * (cosh * sin - sinh * cos)],
    [store * (sinh * cos - cosh * sin), store * (sinh * cos + cosh * sin)],
    same,
  ];
}

function multiply([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  const dot = (one: Complex, two: Complex, three: Complex, four: Complex): Complex => [
    one[0] * two[0] - one[1] * two[1] + three[0] * four[0] - three[1] * four[1],
    one[0] * two[1] + one[1] * two[0] + three[0] * four[1] + three[1] * four[0],
  ];
  return [dot(a, e, b, g), dot(a, f, b, h), dot(c, e, d, g), dot(c, f, d, h)];
}
