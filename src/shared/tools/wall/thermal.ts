import type { WallLayer, WallMaterial } from './materials.ts';

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

/** The layer as one material, its uprights mixed in by their share: for what it weighs and stores. */
export function blended({ bridge, ...layer }: WallLayer): WallLayer {
  const { material } = layer;
  if (bridge === null) return { ...layer, bridge };
  const mix = (of: (one: WallMaterial) => number) =>
    (1 - bridge.share) * of(material) + bridge.share * of(bridge.material);
  const density = mix((one) => one.density.value);
  const heat = mix((one) => one.density.value * one.specificHeat.value) / density;
  return {
    ...layer,
    bridge: null,
    material: {
      ...material,
      conductivity: { ...material.conductivity, value: mix((one) => one.conductivity.value) },
      density: { ...material.density, value: density },
      specificHeat: { ...material.specificHeat, value: heat },
    },
  };
}

/** Heat capacity of a square metre of the wall, kJ/(m²·K). */
export function heatStore(layers: readonly WallLayer[]): number {
  return (
    layers
      .map(blended)
      .reduce(
        (sum, { material, thickness }) =>
          sum + material.density.value * material.specificHeat.value * thickness,
        0,
      ) / 1000
  );
}

/** kg/m² */
export function weight(layers: readonly WallLayer[]): number {
  return layers
    .map(blended)
    .reduce((sum, { material, thickness }) => sum + material.density.value * thickness, 0);
}
