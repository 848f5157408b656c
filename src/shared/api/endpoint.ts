import type { GenericSchema } from 'valibot';
import type { ErrorCode } from '../errors.ts';

/**
 * The whole contract of one call: the client caller and the Koa route both use it.
 * `path` is a Koa pattern (`/api/projects/:id`); `body` and `response` are null where there is none.
 */
export interface Endpoint<
  Body extends GenericSchema | null = GenericSchema | null,
  Response extends GenericSchema | null = GenericSchema | null,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly body: Body;
  readonly response: Response;
  /** Codes this call can answer with, besides the ones any call can (`internal`, `too-many-requests` …). */
  readonly errors: readonly ErrorCode[];
}

/** Infers the exact types of an endpoint's schemas. */
export function endpoint<
  const Body extends GenericSchema | null,
  const Response extends GenericSchema | null,
>(contract: Endpoint<Body, Response>): Endpoint<Body, Response> {
  return contract;
}

/** Fills `:name` parts of a path; values are percent-encoded. */
export function pathOf(
  contract: Pick<Endpoint, 'path'>,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  return contract.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new RangeError(`missing path parameter: ${name}`);
    return encodeURIComponent(value);
  });
}
