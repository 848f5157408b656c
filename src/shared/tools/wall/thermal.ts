import type { WallLayer } from './materials.ts';

/** Surface resistances of ISO 6946 for horizontal heat flow, m²·K/W. */
export const insideSurface = 0.13;
export const outsideSurface = 0.04;

/** Thermal resistance of a layer without bridges, m²·K/W. */
export function layerResistance({ material, thickness }: WallLayer): number {
  return thickness / material.conductivity.value;
}

/**
 * Total resistance from air to air by the combined method of ISO 6946: the mean of an upper limit (heat goes straight
 * through each path) and a lower one (each layer is one temperature all over). Bridges stand behind each other.
 */
export function totalResistance(layers: readonly WallLayer[]): number {
  const surfaces = insideSurface + outsideSurface;
  const bridged = layers.find(({ bridge }) => bridge !== null)?.bridge ?? null;
  const share = bridged?.share ?? 0;
  const through = layers.reduce((sum, layer) => sum + layerResistance(layer), surfaces);
  const alongBridge = layers.reduce(
    (sum, layer) =>
      sum + layer.thickness / (layer.bridge?.material ?? layer.material).conductivity.value,
    surfaces,
  );
  const upper = 1 / ((1 - share) / through + share / alongBridge);
  const lower = layers.reduce((sum, layer) => {
    const { bridge, thickness, material } = layer;
    const conductance =
      ((bridge === null ? 1 : 1 - bridge.share) * material.conductivity.value) / thickness +
      (bridge === null ? 0 : (bridge.share * bridge.material.conductivity.value) / thickness);
    return sum + 1 / conductance;
  }, surfaces);
  return (upper + lower) / 2;
}

/** Heat capacity of a square metre of the wall, kJ/(m²·K). */
export function heatStore(layers: readonly WallLayer[]): number {
  return (
    layers.reduce(
      (sum, { material, thickness }) =>
        sum + material.density.value * material.specificHeat.value * thickness,
      0,
    ) / 1000
  );
}

/** kg/m² */
export function weight(layers: readonly WallLayer[]): number {
  return layers.reduce(
    (sum, { material, thickness }) => sum + material.density.value * thickness,
    0,
  );
}
