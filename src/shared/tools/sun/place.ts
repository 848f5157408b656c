import type { Figure } from '../figure.ts';

/** A town of the list; degrees north (south is negative) and east. */
export interface SunPlace {
  readonly id: string;
  readonly name: string;
  readonly latitude: Figure;
  readonly longitude: Figure;
  /** How far a compass needle points east of true north, degrees. */
  readonly declination: Figure;
}
