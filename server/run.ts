import process from 'node:process';
import { InvalidEnvironmentError, readEnvironment } from './env.ts';
import type { Services } from './app.ts';
import { batchLines, createJsonLogger, describeError } from './log.ts';
import { publicPages } from './findable/public-pages.ts';
import { findable } from './render/findable.ts';
import { createPageHead } from './render/head/page-head.ts';
import type { PageHeads } from './render/production-pages.ts';
import { createOriginOf } from './render/request-origin.ts';
import { blogPosts } from './seed/blog-posts.ts';
import { communityProjects } from './seed/community-projects.ts';
import { projects } from './seed/projects.ts';
import { InvalidSeedError } from './services/content.ts';
import { start } from './start.ts';
import type { StartOptions } from './start.ts';
import { LockedError } from './storage/lock.ts';
import { BeingCopiedError, DamagedStorageError, StorageUnavailableError } from './storage/ports.ts';

const output = batchLines((text) => process.stdout.write(text));
// A log that ends early would end before the reason.
process.on('exit', output.flush);
const log = createJsonLogger(output.write, () => new Date());

/** Problems the operator can put right: one clear line, no stack. */
function isForOperator(error: unknown): error is Error {
  return (
    error instanceof InvalidEnvironmentError ||
    error instanceof InvalidSeedError ||
    error instanceof LockedError ||
    error instanceof DamagedStorageError ||
    error instanceof StorageUnavailableError ||
    error instanceof BeingCopiedError ||
    (error instanceof Error && 'code' in error && typeof error.code === 'string')
  );
}

/** What the production and the development server do differently. */
export interface RunOptions extends Pick<StartOptions, 'before' | 'isDevelopment'> {
  createPages: (services: Services, heads: PageHeads) => ReturnType<StartOptions['createPages']>;
}

/** Starts the server of this folder as its environment says, and stops it in order on SIGTERM and SIGINT. */
export async function run(options: RunOptions): Promise<void> {
  try {
    const rootFolder = process.cwd();
    const environment = readEnvironment(process.env, rootFolder);
    let prepare = (): Promise<void> | undefined => undefined;
    const server = await start({
      environment,
      seed: { projects, communityProjects, blogPosts },
      log,
      rootFolder,
      ...options,
      createPages: async (services) => {
        const originOf = createOriginOf(environment.publicUrl);
        const pages = await options.createPages(services, {
          originOf,
          writeHead: createPageHead(services),
        });
        const { publicUrl } = environment;
        // Without it nobody knows the address that pages give of themselves before somebody asks.
        if (publicUrl !== undefined) {
          const paths = publicPages(services.content).map(({ path }) => path);
          prepare = () => pages.prepare?.(publicUrl, paths);
        }
        const listings = findable(services.content, originOf);
        return { ...pages, draw: (ctx, next) => listings(ctx, () => pages.draw(ctx, next)) };
      },
    });
    process.stdout.write(`Natural Building Design is at ${server.address}\n`);
    if (server.newPassphrase !== undefined) {
      process.stdout.write(
        `The owner's passphrase, shown only this once: ${server.newPassphrase}\n` +
          'To make a new one, stop the server and run "npm run owner:reset".\n',
      );
    }

    // Whoever comes first after a start waits for nothing, and loads a page packed as tightly as for all others.
    prepare()?.catch((error: unknown) => {
      log('warn', { message: 'pages could not be prepared', error: describeError(error) });
    });

    let isStopping = false;
    const stop = (signal: NodeJS.Signals) => {
      // Asked twice: the operator does not want to wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      log('info', { message: 'stopping', signal });
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log('error', { message: 'stop failed', error: describeError(error) });
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    process.stderr.write(
      isForOperator(error)
        ? `The server did not start: ${error.message}\n`
        : `The server did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
