import type { Figure } from '../figure.ts';

/** What a layer of a wall is made of. */
export interface WallMaterial {
  readonly id: string;
  readonly name: string;
  /** Thermal conductivity, W/(m·K), dry enough to live beside. */
  readonly conductivity: Figure;
  /** Water vapour resistance factor μ: how many times better than still air it holds vapour back. */
  readonly vapourFactor: Figure;
  readonly density: Figure;
  /** Specific heat, J/(kg·K). */
  readonly specificHeat: Figure;
}

/** One layer, from inside to outside. */
export interface WallLayer {
  readonly material: WallMaterial;
  /** Metres. */
  readonly thickness: number;
  /** Uprights through the layer, for example studs: their material and their share of the wall's face. */
  /** One that must stay dry: bales, earth, insulation. What stands between two of them counts, too. */
  readonly isCore?: boolean;
  readonly bridge: { readonly material: WallMaterial; readonly share: number } | null;
}

/** Outdoor air of a month as it is on average. */
export interface WallMonth {
  /** 1 is January. */
  readonly month: number;
  readonly temperature: number;
  /** Pa */
  readonly vapourPressure: number;
}

/** A place with its twelve months. */
export interface WallClimate {
  readonly id: string;
  readonly name: string;
  /** Mean daily maximum and minimum of each month, °C. */
  readonly maximum: readonly Figure[];
  readonly minimum: readonly Figure[];
}
