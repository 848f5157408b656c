/** The part of @koa/multer (which ships no types) that the upload route uses. */
declare module '@koa/multer' {
  import type { IncomingMessage } from 'node:http';
  import type { Readable } from 'node:stream';
  import type { Middleware } from 'koa';

  export interface IncomingFile {
    fieldname: string;
    originalname: string;
    mimetype: string;
    stream: Readable;
  }

  export interface StorageEngine<Info extends object> {
    _handleFile(
      request: IncomingMessage,
      file: IncomingFile,
      done: (error: unknown, info?: Info) => void,
    ): void;
    _removeFile(
      request: IncomingMessage,
      file: IncomingFile & Info,
      done: (error: unknown) => void,
    ): void;
  }

  export interface Options<Info extends object> {
    storage: StorageEngine<Info>;
    limits: Readonly<Record<string, number>>;
    defParamCharset: 'utf8' | 'latin1';
  }

  /** Sets `ctx.request.files` and `ctx.request.body`; rejects with a MulterError or busboy's Error. */
  export default function multer<Info extends object>(
    options: Options<Info>,
  ): { array(field: string): Middleware };
}
