import type { ClimatePlace, Season, TemperatureRange } from '#shared/climate-places.ts';

/** Figures stand with one decimal, as they are given. */
export function oneDecimal(value: number): string {
  return value.toFixed(1);
}

export interface ChartBar extends TemperatureRange {
  label: string;
  season: Season;
}

export interface ChartGroup {
  label: string;
  bars: readonly ChartBar[];
}

interface Labelled {
  id: Season;
  label: string;
}

/** The bars of the temperature chart: a group for each place, or for each season. */
export function chartGroups(
  places: readonly ClimatePlace[],
  seasons: readonly Labelled[],
  by: 'place' | 'season',
): ChartGroup[] {
  if (by === 'place') {
    return places.map((place) => ({
      label: place.name,
      bars: seasons.map(({ id, label }) => ({ label, season: id, ...place.temperature[id] })),
    }));
  }
  return seasons.map(({ id, label }) => ({
    label,
    bars: places.map((place) => ({ label: place.name, season: id, ...place.temperature[id] })),
  }));
}

/** The coldest place's winter night and the warmest place's summer day, for the chart's description. */
export function extremes(places: readonly ClimatePlace[]): {
  coldest: { name: string; celsius: number };
  warmest: { name: string; celsius: number };
} {
  const nights = places.map(({ name, temperature }) => ({
    name,
    celsius: Math.min(...Object.values(temperature).map(({ min }) => min)),
  }));
  const days = places.map(({ name, temperature }) => ({
    name,
    celsius: Math.max(...Object.values(temperature).map(({ max }) => max)),
  }));
  const [coldest] = [...nights].sort((one, other) => one.celsius - other.celsius);
  const [warmest] = [...days].sort((one, other) => other.celsius - one.celsius);
  if (!coldest || !warmest) throw new Error('the chart has no places');
  return { coldest, warmest };
}
