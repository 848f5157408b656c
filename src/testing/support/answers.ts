import type { ErrorCode, Problem } from '#shared/errors.ts';
import type { Fault } from './proxy.ts';

/** A refusal in the server's format. */
export function problem(
  status: number,
  code: ErrorCode,
  detail: string,
  fields: Readonly<Record<string, string>> = {},
): Problem {
  const type = `/problems/${code}`;
  return { type, title: code, status, detail, code, fields, requestId: 'test' };
}

/** As `problem`, as a response. */
export function refusal(...said: Parameters<typeof problem>): Fault {
  return {
    kind: 'answer',
    status: said[0],
    headers: { 'Content-Type': 'application/problem+json' },
    body: JSON.stringify(problem(...said)),
  };
}

/** A captive portal's response to everything. */
export const portalPage: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Welcome to the motel</title>',
};

export const emptyAnswer: Fault = { kind: 'answer', status: 200 };
