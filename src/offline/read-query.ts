import { queryOptions } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { ApiError, call } from '#shared/api/call.ts';
import { pathOf } from '#shared/api/endpoint.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { takenDown } from '#shared/taken-down.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** On the server, reads are answered from the content store by this function. */
    queryMeta: { fetch?: typeof globalThis.fetch };
  }
}

type Parameters = Readonly<Record<string, string | number>>;
type AnswerOf<E extends Endpoint> = InferOutput<NonNullable<E['response']>>;

/** The query of a public read; the first element of its key is the path it reads. */
export function readQuery<E extends Endpoint>(endpoint: E, parameters: Parameters = {}) {
  return queryOptions({
    queryKey: [pathOf(endpoint, parameters)] as const,
    queryFn: (context: QueryFunctionContext) => read(endpoint, parameters, context),
  });
}

/**
 * As `readQuery`, with null for what does not exist, and `takenDown` for what is no longer published: neither is an
 * error.
 * @param list whose items are complete: if the single read fails, the worker may have the list
 */
export function findQuery<E extends Endpoint, L extends Endpoint>(
  endpoint: E,
  parameters: Parameters,
  list: L,
  findIn: (all: AnswerOf<L>) => AnswerOf<E> | undefined,
) {
  return queryOptions({
    queryKey: [pathOf(endpoint, parameters)] as const,
    queryFn: async (context: QueryFunctionContext) => {
      try {
        return await read(endpoint, parameters, context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          return error.code === takenDown ? takenDown : null;
        }
        const kept = await read(list, {}, context).then(findIn, () => undefined);
        if (kept === undefined) throw error;
        return kept;
      }
    },
  });
}

async function read<E extends Endpoint>(
  endpoint: E,
  parameters: Parameters,
  { signal, meta }: QueryFunctionContext,
): Promise<AnswerOf<E>> {
  const answer = await call(endpoint, {
    parameters,
    signal,
    ...(meta?.fetch ? { fetch: meta.fetch } : {}),
  });
  return answer as AnswerOf<E>;
}
