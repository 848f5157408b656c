import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import { ProblemError } from '../problem.ts';
import { dropDocumentHeaders } from './security-headers.ts';

export interface StaticFileOptions {
  /** The built client. */
  clientFolder: string;
  /** Files of earlier releases, for pages that are still open; see `keepPreviousAssets`. */
  keptClientFolder?: string | undefined;
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
  /** A missing file under the prefix is 404 here and never reaches the pages. */
  isOwnNamespace: boolean;
}

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';
/** Files that decide which version runs: revalidate every time. */
const isEntry = (path: string) =>
  /\.(?:html|webmanifest)$|^\/(?:sw|service-worker|manifest)\b[^/]*$/.test(path);

/** Pictures, videos and fonts: nothing in them runs. An SVG is a document of its own, and a PDF may be. */
const isInert = (path: string) => /\.(?:avif|webp|jpe?g|png|ico|mp4|webm|woff2)$/.test(path);

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
      serve: inTurn(client, openFolder(options.keptClientFolder, isDevelopment)),
      cacheControl: () => immutable,
      isOwnNamespace: true,
    },
    {
      prefix: '/',
      serve: client,
      cacheControl: (path) => (isEntry(path) ? 'no-cache' : oneDay),
      isOwnNamespace: false,
    },
  ];

  return async (ctx, next) => {
    const mount = mounts.find(({ prefix }) => ctx.path.startsWith(prefix));
    if (!mount || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const isServed = await serveFrom(ctx, mount);
    if (isServed) return;
    if (mount.isOwnNamespace) throw new ProblemError('not-found');
    await next();
  };
}

const inTurn =
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
      heedIfRange(response, mtime);
    },
  });
}

/** A range continues an earlier one only while the file is the same; its date says so, as its ETag is weak. */
function heedIfRange({ req: { headers } }: ServerResponse, mtime: Date): void {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== mtime.toUTCString()) delete headers.range;
}

/** @returns whether the file exists; then the answer is being sent */
async function serveFrom(ctx: Context, mount: Mount): Promise<boolean> {
  const { req, res } = ctx;
  const address = req.url;
  const isClient = mount.prefix === '/' || mount.prefix === '/assets/';
  guardRange(req);
  ctx.set('Cache-Control', mount.cacheControl(ctx.path));
  ctx.vary('Accept-Encoding');
  const headers = res.getHeaders();
  holdHead(res);
  if (!isClient) req.url = `/${(address ?? '').slice(mount.prefix.length)}`;
  const isServed = await new Promise<boolean>((resolve, reject) => {
    res.once('close', () => resolve(true));
    res.once('pipe', (file: Readable) => {
      // sirv does not close the file of an aborted download: each would leak a descriptor.
      res.once('close', () => file.destroy());
      // It lists files at the start; one that has gone since, as during a build, must not end the process.
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
  releaseHead(res);
  if (address !== undefined) req.url = address;
  if (isServed) {
    ctx.respond = false;
    return true;
  }
  ctx.remove('Cache-Control');
  ctx.remove('Vary');
  return false;
}

/** Keeps status and headers changeable until the first byte: only then is it known that the file can be read. */
function holdHead(response: ServerResponse): void {
  response.writeHead = (status: number, given?: unknown) => {
    releaseHead(response);
    // Without headers no file follows: 304, or 416.
    if (typeof given !== 'object' || given === null) return response.writeHead(status);
    response.statusCode = status;
    for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
    return response;
  };
}

/** Node's own method is that of the class. */
function releaseHead(response: ServerResponse): void {
  Reflect.deleteProperty(response, 'writeHead');
}

const isMissing = (error: Error) => 'code' in error && error.code === 'ENOENT';

/**
 * sirv hangs on `bytes=5-2`, misreads `bytes=-100` and `bytes=0-0`, and fails on huge numbers; without the header it
 * sends the whole file. Such an end becomes the end of the file, and such a start is out of range.
 */
function guardRange(request: IncomingMessage): void {
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
