import { getPosition, getTimes } from 'suncalc';

/** Where the sun stands, seen from a place. */
export interface SunPosition {
  /** Degrees above a level horizon, as seen (refraction included). */
  readonly heightDegrees: number;
  /** Degrees clockwise from true north. */
  readonly bearingDegrees: number;
}

/** A day of the sun; instants in milliseconds since 1970. */
export interface SunDay {
  readonly riseMs: number;
  readonly noonMs: number;
  readonly setMs: number;
  readonly noonHeightDegrees: number;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const hourMs = 3_600_000;

/** Clock time of Victoria without daylight saving, ahead of UTC. */
export const standardTimeHours = 10;

export function sunPosition(momentMs: number, { latitude, longitude }: Coordinates): SunPosition {
  const { altitude, azimuth } = getPosition(new Date(momentMs), latitude, longitude);
  return { heightDegrees: altitude, bearingDegrees: azimuth };
}

/**
 * The sun's day at a place of temperate latitude.
 * @param day `YYYY-MM-DD` by the clock of the place
 * @throws Error where the sun does not rise or set
 */
export function sunDay(day: string, place: Coordinates): SunDay {
  // Noon of the clock lies within the same UTC day everywhere in the list of places.
  const middayMs = Date.parse(`${day}T00:00:00Z`) + (12 - standardTimeHours) * hourMs;
  const { sunrise, sunset, solarNoon } = getTimes(
    new Date(middayMs),
    place.latitude,
    place.longitude,
  );
  if (sunrise === null || sunset === null) throw new Error('the sun does not rise or set there');
  return {
    riseMs: sunrise.getTime(),
    noonMs: solarNoon.getTime(),
    setMs: sunset.getTime(),
    noonHeightDegrees: sunPosition(solarNoon.getTime(), place).heightDegrees,
  };
}

/**
 * Whether daylight saving is on in Victoria: from the first Sunday of October to the first Sunday of April, 2 am
 * standard time.
 */
export function isDaylightSaving(momentMs: number): boolean {
  const year = new Date(momentMs + standardTimeHours * hourMs).getUTCFullYear();
  return momentMs < firstSundayMs(year, 3) || momentMs >= firstSundayMs(year, 9);
}

function firstSundayMs(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((7 - weekday) % 7);
  return Date.UTC(year, month, day, 2) - standardTimeHours * hourMs;
}

/** Hours since midnight by the clock on the wall, daylight saving included. */
export function clockHours(momentMs: number): number {
  const offset = standardTimeHours + (isDaylightSaving(momentMs) ? 1 : 0);
  return ((momentMs + offset * hourMs) / hourMs) % 24;
}
