import * as v from 'valibot';
import { anySignal } from '../any-signal.ts';
import { Problem } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import { Second } from '../time.ts';
import { pathOf } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { retryAfterMsOf } from './retry-after.ts';

/** A non-2xx answer. `message` is `"{status}: {body text or status text}"`; decide by `code` or `status`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null when the answer was not our problem document (a proxy, a captive portal). */
  readonly code: ErrorCode | null;
  readonly detail: string | null;
  readonly fields: Readonly<Record<string, string>>;
  /** Delay requested by `Retry-After`, or null. */
  readonly retryAfterMs: number | null;
  /** The parsed body, where it was JSON: some problems have more fields. */
  readonly answer: unknown;

  constructor(status: number, text: string, retryAfterMs: number | null, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.answer = parseJson(text);
    this.code = problem?.code ?? null;
    this.detail = problem?.detail ?? null;
    this.fields = problem?.fields ?? {};
    this.retryAfterMs = retryAfterMs;
  }
}

/** There was no answer of ours: no network, a closed connection, or something that is not our JSON. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly reason: 'network' | 'timeout' | 'not-our-answer';

  constructor(reason: 'network' | 'timeout' | 'not-our-answer', cause?: unknown) {
    super(`server not reachable: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface CallOptions<Body> {
  parameters?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: Body;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Default 30 s. */
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
}

type BodyOf<E extends Endpoint> = E['body'] extends v.GenericSchema
  ? v.InferInput<E['body']>
  : undefined;
type AnswerOf<E extends Endpoint> = E['response'] extends v.GenericSchema
  ? v.InferOutput<E['response']>
  : null;

/**
 * Sends one request by its contract and parses the answer.
 * @throws ApiError for a non-2xx answer, UnreachableError when there was no answer of ours
 */
export async function call<E extends Endpoint>(
  contract: E,
  options: CallOptions<BodyOf<E>> = {},
): Promise<AnswerOf<E>> {
  const search = options.query ? `?${new URLSearchParams(options.query).toString()}` : '';
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  const init: RequestInit = { method: contract.method, credentials: 'include', headers };
  if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  const response = await send(pathOf(contract, options.parameters) + search, init, options);
  return (await readAnswer(contract, response)) as AnswerOf<E>;
}

/**
 * `fetch` with a timeout, throwing UnreachableError where the browser throws its various TypeErrors. An abort by the
 * caller's own signal is passed through unchanged.
 */
export async function send(
  url: string,
  init: RequestInit,
  options: Pick<CallOptions<unknown>, 'signal' | 'timeoutMs' | 'fetch'> = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 30 * Second.ms);
  const signal = options.signal ? anySignal(options.signal, timeout) : timeout;
  try {
    return await (options.fetch ?? fetch)(url, { ...init, signal });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new UnreachableError(timeout.aborted ? 'timeout' : 'network', error);
  }
}

/** Parses an answer by its contract; shared with the upload call, which sends multipart bodies. */
export async function readAnswer(contract: Endpoint, response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw new UnreachableError('network', error);
  }
  if (!response.ok) {
    const problem = v.safeParse(Problem, parseJson(text));
    throw new ApiError(
      response.status,
      text === '' ? response.statusText : text,
      retryAfterMsOf(response.headers, Date.now()),
      problem.success ? problem.output : null,
    );
  }
  if (contract.response === null) {
    if (response.status === 204) return null;
    throw new UnreachableError('not-our-answer');
  }
  const answer = v.safeParse(contract.response, parseJson(text));
  // A captive portal answers 200 with its own page: that is not our answer.
  if (!answer.success) throw new UnreachableError('not-our-answer', new v.ValiError(answer.issues));
  return answer.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
