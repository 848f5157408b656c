import type { Figure } from '../figure.ts';
import type { WallClimate, WallLayer, WallMaterial, WallMonth } from './materials.ts';
import { indoorVapour, moistureYear, roomIn, saturation } from './moisture.ts';
import type { IndoorAir, MoistureYear } from './moisture.ts';
import { dailySwing } from './swing.ts';
import type { DailySwing } from './swing.ts';
import {
  heatStore,
  insideSurface,
  layerResistance,
  outsideSurface,
  totalResistance,
  weight,
} from './thermal.ts';

export interface WallInputs {
  readonly placeName: string;
  /** January first. */
  readonly outdoors: readonly WallMonth[];
  readonly indoors: IndoorAir;
  /** From inside to outside. */
  readonly layers: readonly WallLayer[];
}

export interface WallResult {
  readonly inputs: WallInputs;
  /** From air to air, m²·K/W. */
  readonly resistance: number;
  /** The same if every material conducts as much, and as little, as its samples do. */
  readonly leastResistance: number;
  readonly mostResistance: number;
  /** W/(m²·K) */
  readonly transmittance: number;
  readonly heatStore: number;
  readonly weight: number;
  readonly thickness: number;
  readonly moisture: MoistureYear;
  readonly swing: DailySwing;
  /** Temperature of the inside face in the coldest month, °C. */
  readonly coldestFace: number;
  /** Relative humidity at a badly heated place of the inside surface, January first; above 1 water runs down it. */
  readonly surfaceHumidity: readonly number[];
}

/** Above this humidity mould can grow on a surface, and straw or wood begins to rot (ISO 13788). */
export const humidLimit = 0.8;
/** Inside surface resistance behind furniture and in corners (ISO 13788). */
const shelteredSurface = 0.25;

export function calculateWall(inputs: WallInputs): WallResult {
  const { layers, outdoors, indoors } = inputs;
  const resistance = totalResistance(layers);
  const coldest = Math.min(...outdoors.map(({ temperature }) => temperature));
  const coldestRoom = Math.max(indoors.temperature, coldest);
  const plain = layers.reduce(
    (sum, layer) => sum + layerResistance(layer),
    insideSurface + outsideSurface,
  );
  return {
    inputs,
    resistance,
    leastResistance: totalResistance(withConductivity(layers, ({ high }) => high)),
    mostResistance: totalResistance(withConductivity(layers, ({ low }) => low)),
    transmittance: 1 / resistance,
    heatStore: heatStore(layers),
    weight: weight(layers),
    thickness: layers.reduce((sum, { thickness }) => sum + thickness, 0),
    moisture: moistureYear(layers, outdoors, indoors),
    swing: dailySwing(layers),
    surfaceHumidity: outdoors.map((month) =>
      surfaceHumidity(layers, month, roomIn(indoors, month)),
    ),
    coldestFace: coldestRoom - ((coldestRoom - coldest) * insideSurface) / plain,
  };
}

/** Behind furniture, where the wall lets out most: through its uprights, if it has any. */
function surfaceHumidity(
  layers: readonly WallLayer[],
  month: WallMonth,
  indoors: IndoorAir,
): number {
  const most = layers.reduce(
    (sum, { material, thickness, bridge }) =>
      sum +
      thickness / Math.max(material.conductivity.value, bridge?.material.conductivity.value ?? 0),
    shelteredSurface + outsideSurface,
  );
  const face =
    indoors.temperature - ((indoors.temperature - month.temperature) * shelteredSurface) / most;
  return indoorVapour(indoors, month) / saturation(face);
}

/** The layers with one end of the range of every conductivity. */
function withConductivity(
  layers: readonly WallLayer[],
  of: (conductivity: Figure) => number,
): WallLayer[] {
  const moved = (material: WallMaterial): WallMaterial => ({
    ...material,
    conductivity: { ...material.conductivity, value: of(material.conductivity) },
  });
  return layers.map(({ material, bridge, ...layer }) => ({
    ...layer,
    material: moved(material),
    bridge: bridge && { ...bridge, material: moved(bridge.material) },
  }));
}

/** The twelve months of a place; the air holds as much vapour as at the night's minimum (FAO 56, equation 48). */
export function monthsOf({ maximum, minimum }: WallClimate): WallMonth[] {
  return maximum.map(({ value }, index) => {
    const night = minimum[index]?.value ?? value;
    return {
      month: index + 1,
      temperature: (value + night) / 2,
      vapourPressure: saturation(night),
    };
  });
}
