import type { Endpoint } from '#shared/api/endpoint.ts';

/** Every endpoint of `src/shared/api`, so that a new one is tested without being listed. */
export const contracts: readonly Endpoint[] = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ['../../src/shared/api/*.ts', '!../../src/shared/api/*.test.ts'],
    { eager: true },
  ),
)
  .flatMap((module) => Object.values(module))
  .filter(isContract);

function isContract(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
