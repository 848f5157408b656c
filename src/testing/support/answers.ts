import type { ErrorCode } from '#shared/errors.ts';
import type { Fault } from './proxy.ts';

/** A refusal as the server words it. */
export function refusal(
  status: number,
  code: ErrorCode,
  detail: string,
  fields: Readonly<Record<string, string>> = {},
): Fault {
  return {
    kind: 'answer',
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: JSON.stringify({
      type: `/problems/${code}`,
      title: code,
      status,
      detail,
      code,
      fields,
      requestId: 'test',
    }),
  };
}

/** What a captive portal answers to everything. */
export const portalPage: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'Content-Type': 'text/html' },
  body: '<!doctype html><title>Welcome to the motel</title>',
};

export const emptyAnswer: Fault = { kind: 'answer', status: 200 };
