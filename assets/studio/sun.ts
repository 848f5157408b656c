/** Where the sun stands at the practice's latitude, and the region's figures. */
export const LATITUDE = 37.2;
const TILT = 23.44;
const RAD = Math.PI / 180;

export const NOON = {
  winter: 90 - LATITUDE - TILT,
  equinox: 90 - LATITUDE,
  summer: 90 - LATITUDE + TILT,
};
export const DECLINATION = { winter: TILT, equinox: 0, summer: -TILT };

export interface SunAt {
  altitude: number;
  /** Degrees east of north; west is negative. */
  azimuth: number;
}

/** Solar time in hours, southern hemisphere. */
export function sunAt(declination: number, hour: number): SunAt {
  const h = (hour - 12) * 15 * RAD;
  const phi = -LATITUDE * RAD;
  const d = declination * RAD;
  const up = Math.sin(phi) * Math.sin(d) + Math.cos(phi) * Math.cos(d) * Math.cos(h);
  const north = Math.sin(d) * Math.cos(phi) - Math.cos(d) * Math.sin(phi) * Math.cos(h);
  const east = -Math.cos(d) * Math.sin(h);
  return { altitude: Math.asin(up) / RAD, azimuth: Math.atan2(east, north) / RAD };
}

/** Solar time at which the sun's centre is on the level horizon, morning. */
export const sunrise = (declination: number): number =>
  12 - Math.acos(-Math.tan(-LATITUDE * RAD) * Math.tan(declination * RAD)) / RAD / 15;

export const SEASONS = ['summer', 'autumn', 'spring', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export interface Town {
  name: string;
  /** Maximum and minimum, degrees Celsius. */
  temperature: Record<Season, readonly [number, number]>;
  sunshine: { summer: number; winter: number; annual: number };
}

export const TOWNS: readonly Town[] = [
  {
    name: 'Castlemaine',
    temperature: {
      summer: [28.5, 13.0],
      autumn: [20.5, 7.5],
      spring: [20.0, 7.0],
      winter: [13.0, 3.5],
    },
    sunshine: { summer: 7.5, winter: 3.8, annual: 6.0 },
  },
  {
    name: 'Daylesford',
    temperature: {
      summer: [25.0, 11.0],
      autumn: [18.0, 6.0],
      spring: [17.5, 5.5],
      winter: [11.0, 2.5],
    },
    sunshine: { summer: 6.5, winter: 3.0, annual: 5.0 },
  },
  {
    name: 'Ballarat',
    temperature: {
      summer: [24.5, 10.5],
      autumn: [17.5, 5.5],
      spring: [17.0, 5.0],
      winter: [10.5, 2.2],
    },
    sunshine: { summer: 7.3, winter: 3.2, annual: 5.4 },
  },
  {
    name: 'Mt Franklin',
    temperature: {
      summer: [23.5, 10.0],
      autumn: [16.5, 5.0],
      spring: [16.0, 4.5],
      winter: [9.5, 1.5],
    },
    sunshine: { summer: 6.0, winter: 2.6, annual: 4.5 },
  },
  {
    name: 'Trentham',
    temperature: {
      summer: [24.0, 10.5],
      autumn: [17.0, 5.5],
      spring: [16.5, 5.0],
      winter: [10.0, 2.0],
    },
    sunshine: { summer: 6.2, winter: 2.8, annual: 4.9 },
  },
];
