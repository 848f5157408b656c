import type { MeasuredRain } from '#shared/tools/tank/measured-rain.ts';

/** Written by `npm run tools:rain`; empty until somebody imports a file of SILO. */
export const measuredRain: readonly MeasuredRain[] = [];
