import type { SunPlace } from '#shared/tools/sun/place.ts';
import { figure } from './figure.ts';

/** Rounded to a hundredth of a degree, which is about a kilometre. */
const roundedBy = 0.005;
/** What a compass itself, held by hand near no steel, is out by. */
const needleBy = 1;

function place(
  id: string,
  name: string,
  latitude: number,
  longitude: number,
  declination: number,
): SunPlace {
  return {
    id,
    name,
    latitude: figure(latitude, [latitude - roundedBy, latitude + roundedBy], '°', 'gazetteer'),
    longitude: figure(longitude, [longitude - roundedBy, longitude + roundedBy], '°', 'gazetteer'),
    declination: figure(declination, [declination - needleBy, declination + needleBy], '°', 'wmm'),
  };
}

/** The towns that can be chosen; a block 20 km away differs by less than a quarter of a degree. */
export const sunPlaces: readonly SunPlace[] = [
  place('ballarat', 'Ballarat', -37.56, 143.86, 11.35),
  place('bendigo', 'Bendigo', -36.76, 144.28, 11.23),
  place('castlemaine', 'Castlemaine', -37.07, 144.22, 11.32),
  place('daylesford', 'Daylesford', -37.34, 144.14, 11.39),
  place('geelong', 'Geelong', -38.15, 144.36, 11.82),
  place('kyneton', 'Kyneton', -37.25, 144.45, 11.5),
  place('maryborough', 'Maryborough', -37.05, 143.74, 11.1),
  place('melbourne', 'Melbourne', -37.81, 144.96, 11.95),
  place('mildura', 'Mildura', -34.19, 142.16, 9.44),
  place('mt-franklin', 'Mt Franklin', -37.27, 144.15, 11.37),
  place('trentham', 'Trentham', -37.39, 144.32, 11.49),
  place('woodend', 'Woodend', -37.36, 144.53, 11.58),
];
