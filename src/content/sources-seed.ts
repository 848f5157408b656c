import type { Source } from './schema.ts';

/** Sources of the seed texts; merged into `sources`. */
export const seedSources = {} as const satisfies Record<string, Source>;
