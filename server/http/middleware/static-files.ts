import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import { ProblemError } from '../problem.ts';
import { codingFor } from './content-coding.ts';
import { dropDocumentHeaders } from './security-headers.ts';

export interface StaticFileOptions {
  /** The built client. */
  clientFolder: string;
  /** Files of earlier releases, for pages that are still open; see `keepPreviousAssets`. */
  previousClientFolder?: string | undefined;
  videosFolder: string;
  documentsFolder: string;
  /** Pictures encoded by the media build. */
  encodedFolder: string;
  /** Reads the disk for every request instead of once at start. */
  isDevelopment?: boolean;
}

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Mount {
  prefix: string;
  serve: Serve;
  cacheControl: (path: string) => string;
  /** Whether a missing file under the prefix is 404 here, instead of passing on to the pages. */
  isOwnNamespace: boolean;
}

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';
/** Files that decide which release runs: browsers must revalidate them every time. */
const isEntry = (path: string) =>
  /\.webmanifest$|^\/(?:sw|service-worker|manifest)\b[^/]*$/.test(path);

/** Pictures, videos and fonts: nothing in them runs. An SVG is a document of its own, and a PDF may be. */
const isInert = (path: string) => /\.(?:avif|webp|jpe?g|png|ico|mp4|webm|woff2)$/.test(path);

/** For files whose names do not change; nothing on the way may alter the worker. */
const asBuilt = 'no-cache, no-transform';

/** Serves the built client and the media; everything else passes down the chain. */
export function staticFiles(options: StaticFileOptions): Middleware {
  const { isDevelopment = false } = options;
  const media = (prefix: string, folder: string | undefined): Mount => ({
    prefix,
    serve: openFolder(folder, isDevelopment),
    cacheControl: () => oneDay,
    isOwnNamespace: true,
  });
  const client = openFolder(options.clientFolder, isDevelopment);
  const mounts: Mount[] = [
    media('/attached_assets/videos/', options.videosFolder),
    media('/attached_assets/documents/', options.documentsFolder),
    media('/attached_assets_compressed/', options.encodedFolder),
    // Masters of pictures have no address: the location in a photograph is not published.
    media('/attached_assets/', undefined),
    // The prefix stays in the address: the folder in the built client has the same name.
    {
      prefix: '/assets/',
      serve: eitherOf(client, openFolder(options.previousClientFolder, isDevelopment)),
      cacheControl: () => immutable,
      isOwnNamespace: true,
    },
    {
      prefix: '/',
      serve: client,
      cacheControl: (path) => (isEntry(path) ? asBuilt : oneDay),
      isOwnNamespace: false,
    },
  ];

  return async (ctx, next) => {
    // The app's shell, which only the worker has, under the address that every other server gives its front page.
    if (ctx.path === '/index.html') {
      ctx.redirect('/');
      return;
    }
    const mount = mounts.find(({ prefix }) => ctx.path.startsWith(prefix));
    if (!mount || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const isServed = await serveFrom(ctx, mount);
    if (isServed) return;
    if (mount.isOwnNamespace) throw new ProblemError('not-found');
    await next();
  };
}

/** Serves from the first folder that has the file. */
const eitherOf =
  (first: Serve, second: Serve): Serve =>
  (request, response, next) =>
    first(request, response, () => second(request, response, next));

function openFolder(folder: string | undefined, isDevelopment: boolean): Serve {
  if (folder === undefined || (!isDevelopment && !existsSync(folder))) {
    return (_request, _response, next) => next();
  }
  return sirv(folder, {
    dev: isDevelopment,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    setHeaders(response, path, { mtime }) {
      response.setHeader('Accept-Ranges', 'bytes');
      if (isInert(path)) dropDocumentHeaders(response);
      // sirv knows no type for it.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      applyIfRange(response, mtime);
    },
  });
}

/** Sends the whole file when it has changed since the client's first range. Compares the date, because the ETag is weak. */
function applyIfRange({ req: { headers } }: ServerResponse, mtime: Date): void {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== mtime.toUTCString()) delete headers.range;
}

/** @returns whether the file exists; then the answer is being sent */
async function serveFrom(ctx: Context, mount: Mount): Promise<boolean> {
  const { req, res } = ctx;
  const address = req.url;
  const isClient = mount.prefix === '/' || mount.prefix === '/assets/';
  normaliseRange(req);
  // sirv sends whatever coding is named, with a weight of 0, too.
  req.headers['accept-encoding'] = codingFor(ctx);
  ctx.set('Cache-Control', mount.cacheControl(ctx.path));
  ctx.vary('Accept-Encoding');
  const headers = res.getHeaders();
  deferWriteHead(res);
  if (!isClient) req.url = `/${(address ?? '').slice(mount.prefix.length)}`;
  const isServed = await new Promise<boolean>((resolve, reject) => {
    res.once('close', () => resolve(true));
    res.once('pipe', (file: Readable) => {
      // sirv does not close the file of an aborted download: each would leak a descriptor.
      res.once('close', () => file.destroy());
      // sirv lists files at the start; one deleted since, as during a build, must not crash the process.
      file.once('error', (error) => {
        if (res.headersSent) {
          res.destroy();
          return;
        }
        for (const name of res.getHeaderNames()) res.removeHeader(name);
        for (const [name, value] of Object.entries(headers)) {
          if (value !== undefined) res.setHeader(name, value);
        }
        res.statusCode = 404;
        if (isMissing(error)) resolve(false);
        else reject(error);
      });
    });
    mount.serve(req, res, () => resolve(false));
  });
  restoreWriteHead(res);
  if (address !== undefined) req.url = address;
  if (isServed) {
    ctx.respond = false;
    return true;
  }
  ctx.remove('Cache-Control');
  ctx.remove('Vary');
  return false;
}

/** Keeps status and headers changeable until the first byte, when it is known that the file can be read. */
function deferWriteHead(response: ServerResponse): void {
  response.writeHead = (status: number, given?: unknown) => {
    restoreWriteHead(response);
    // Without headers no file follows: 304, or 416.
    if (typeof given !== 'object' || given === null) return response.writeHead(status);
    response.statusCode = status;
    for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
    return response;
  };
}

/** Uncovers Node's own method, which is on the prototype. */
function restoreWriteHead(response: ServerResponse): void {
  Reflect.deleteProperty(response, 'writeHead');
}

const isMissing = (error: Error) => 'code' in error && error.code === 'ENOENT';

/**
 * Passes on to sirv only ranges that it understands: it hangs on `bytes=5-2`, misreads `bytes=-100` and `bytes=0-0`, and
 * fails on huge numbers. Without the header it sends the whole file. A huge end becomes the end of the file; a huge start
 * stays out of range.
 */
function normaliseRange(request: IncomingMessage): void {
  const range = request.headers.range;
  if (range === undefined) return;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  delete request.headers.range;
  if (from === undefined || to === undefined) return;
  const start = Math.min(Number(from), Number.MAX_SAFE_INTEGER);
  const end = to === '' ? Number.MAX_SAFE_INTEGER : Math.min(Number(to), Number.MAX_SAFE_INTEGER);
  if (end < start || end === 0) return;
  request.headers.range =
    end === Number.MAX_SAFE_INTEGER ? `bytes=${start}-` : `bytes=${start}-${end}`;
}
