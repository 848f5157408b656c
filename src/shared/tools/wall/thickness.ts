import type { InputValues, RawInputs } from '../input.ts';
import { rounded } from '../labels.ts';

/** Millimetres that a material comes in: usually, as a coat or further layer if that differs, and at the least and most. */
interface Thickness {
  readonly usual: number;
  readonly asCoat?: number;
  readonly least: number;
  readonly most: number;
}

const plaster: Thickness = { usual: 35, least: 3, most: 150 };
const lightEarth: Thickness = { usual: 300, least: 50, most: 600 };
const thicknesses: Readonly<Record<string, Thickness>> = {
  strawbale: { usual: 450, least: 300, most: 1000 },
  'strawbale-edge': { usual: 350, least: 300, most: 420 },
  mudbrick: { usual: 250, least: 80, most: 1000 },
  'rammed-earth': { usual: 300, least: 100, most: 1000 },
  'light-earth-300': lightEarth,
  'light-earth-400': lightEarth,
  'light-earth': lightEarth,
  'light-earth-800': lightEarth,
  hempcrete: lightEarth,
  timbercrete: { usual: 250, least: 50, most: 600 },
  membrane: { usual: 0.5, least: 0.2, most: 2 },
  // Its conductivity is that of the resistance of a cavity of 25 mm; wider ones resist no more.
  cavity: { usual: 25, least: 25, most: 25 },
  stone: { usual: 450, least: 20, most: 1000 },
  timber: { usual: 100, asCoat: 20, least: 6, most: 400 },
  'wood-fibre': { usual: 140, asCoat: 80, least: 10, most: 600 },
  'earth-plaster': plaster,
  'lime-plaster': plaster,
  'cement-lime-render': plaster,
  'cement-render': plaster,
};

const thicknessOf = (material: string): Thickness | null =>
  Object.hasOwn(thicknesses, material) ? (thicknesses[material] ?? null) : null;

function usualText(layer: string, material: string, none: string): string {
  const its = thicknessOf(material);
  if (its === null) return none;
  return String(layer === 'core' ? its.usual : (its.asCoat ?? its.usual));
}

/**
 * The thickness that comes with a material chosen anew. What somebody typed stays: only what the material before it
 * brought gives way.
 * @param initial thickness of each layer before anything is chosen for it
 */
export function broughtThickness(
  initial: Readonly<Record<string, string>>,
  before: RawInputs,
  after: RawInputs,
): RawInputs {
  return Object.fromEntries(
    Object.entries(initial).flatMap(([layer, none]) => {
      const [was = '', is = ''] = [before[layer], after[layer]];
      const name = `${layer}-thickness`;
      const isOwn = before[name] !== usualText(layer, was, none);
      return was === is || is === 'own' || isOwn || after[name] !== before[name]
        ? []
        : [[name, usualText(layer, is, none)]];
    }),
  );
}

/** A question for each layer whose thickness its material does not come in. */
export function askThickness(
  layers: readonly string[],
  values: InputValues,
  nameOf: (material: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    layers.flatMap((layer) => {
      const material = values.text(layer);
      const its = thicknessOf(material);
      const typed = values.number(`${layer}-thickness`);
      if (its === null || (typed >= its.least && typed <= its.most)) return [];
      const text =
        its.least === its.most
          ? `A cavity of any width counts as one of ${its.usual} mm. Enter ${its.usual}.`
          : `Is that right? “${nameOf(material)}” is from ${its.least} to ${rounded(its.most)} mm thick, usually ${usualText(layer, material, '')} mm. Enter one of these, or choose “Your own figures”.`;
      return [[`${layer}-thickness`, text]];
    }),
  );
}
