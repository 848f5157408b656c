import type { Context } from 'koa';

/**
 * The query of a request. Not of Koa's `URL`, which is an empty object without a host when the proxy names no protocol
 * either.
 */
export function queryOf({ querystring }: Pick<Context, 'querystring'>): URLSearchParams {
  return new URLSearchParams(querystring);
}
