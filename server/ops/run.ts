import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { InvalidEnvironmentError, readEnvironment } from './env.ts';
import { firstSignInText } from './first-sign-in.ts';
import type { Services } from '../services/services.ts';
import { batchLines, createJsonLogger, describeError } from '../log.ts';
import { exitOnUncaughtError } from './uncaught-errors.ts';
import { sitePages } from '../pages/seo/site-pages.ts';
import { renderBudget } from '../http/middleware/render-budget.ts';
import { sitemapAndFeed } from '../pages/seo/sitemap-and-feed.ts';
import { createEntryCards } from '../pages/seo/entry-cards.ts';
import { shareCards } from '../pages/seo/share-cards.ts';
import { createPageHead } from '../pages/seo/page-head.ts';
import type { PageGate, PageHeads } from '../pages/production-pages.ts';
import { createOriginOf } from '../pages/request-origin.ts';
import { sectionsOf } from '#shared/sections-of.ts';
import { InvalidDefaultError } from '../content/defaults-of.ts';
import { start } from './start.ts';
import type { RunningServer, StartOptions } from './start.ts';
import { LockedError } from '../storage/lock.ts';
import {
  BeingCopiedError,
  DamagedStorageError,
  StorageUnavailableError,
} from '../storage/ports.ts';

const output = batchLines((text) => process.stdout.write(text));
// Flushed, or the log would end before the reason.
process.on('exit', output.flush);
const log = createJsonLogger(output.write, () => new Date());

/** Problems the operator can fix: one clear line, no stack. */
function isForOperator(error: unknown): error is Error {
  return (
    error instanceof InvalidEnvironmentError ||
    error instanceof InvalidDefaultError ||
    error instanceof LockedError ||
    error instanceof DamagedStorageError ||
    error instanceof StorageUnavailableError ||
    error instanceof BeingCopiedError ||
    (error instanceof Error && 'code' in error && typeof error.code === 'string')
  );
}

/** The differences between the production and the development server. */
export interface RunOptions extends Pick<
  StartOptions,
  'before' | 'isDevelopment' | 'rateLimits' | 'floodLimits'
> {
  createPages: (
    services: Services,
    heads: PageHeads & PageGate,
  ) => ReturnType<StartOptions['createPages']>;
}

/** Starts the server of this folder as its environment says, and stops it in order on SIGTERM and SIGINT. */
export async function run(options: RunOptions): Promise<void> {
  let isStopping = false;
  /** Undefined until it has started. */
  let server: RunningServer | undefined;

  /** Exits with the reason in one line, where the operator can do something about it. */
  const fail = (error: unknown) => {
    process.stderr.write(
      isForOperator(error)
        ? `The server did not start: ${error.message}\n`
        : `The server did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  };

  async function begin(): Promise<void> {
    const rootFolder = process.cwd();
    const environment = readEnvironment(process.env, rootFolder);
    let warm = (): Promise<void> | undefined => undefined;
    server = await start({
      environment,
      log,
      rootFolder,
      isInTerminal: process.stdout.isTTY,
      ...options,
      createPages: async (services) => {
        const { publicUrl } = environment;
        const originOf = createOriginOf(publicUrl);
        const { content } = services;
        const sitePaths = sitePages(content);
        const budget = renderBudget({ clock: () => new Date(), pause: setTimeout });
        const pages = await options.createPages(services, {
          originOf,
          seoHead: createPageHead(content),
          isPublic: (path) => sitePaths().has(path),
          movedTo: (path) => content.movedTo(path),
          isTakenDown: (path) => content.isTakenDown(path),
          sectionsOfProcess: () =>
            sectionsOf(content.findPage('philosophy-process-draft').page.blocks).map(
              ({ id }) => id,
            ),
          budget,
        });
        // Without PUBLIC_URL, the origin of the pages is unknown until the first request.
        if (publicUrl !== undefined) {
          warm = () => pages.warm?.(publicUrl, [...sitePaths().keys()]);
        }
        const listings = sitemapAndFeed(content, originOf, budget);
        const cards = shareCards({
          cards: createEntryCards(content),
          pictures: services.ownerPictures,
          assetsFolder: join(rootFolder, 'assets'),
          budget,
          // Loaded for the first card: most processes never render one.
          render: async (card, fonts) => {
            const { renderShareCard } = await import('../pages/seo/render-share-card.ts');
            return services.drawNext(() => renderShareCard(card, fonts));
          },
        });
        return {
          ...pages,
          render: (ctx, next) => cards(ctx, () => listings(ctx, () => pages.render(ctx, next))),
        };
      },
    });
    // In one write, so that whoever waits for the address also has the link.
    process.stdout.write(
      `Natural Building Design is at ${server.address}\n${firstSignInText(server.firstSignIn)}`,
    );

    // Renders all pages ahead, so that no visitor waits for one after a start.
    warm()?.catch((error: unknown) => {
      log('warn', { message: 'pages could not be rendered ahead', error: describeError(error) });
    });

    server.whenWritable?.then(startAgain).catch((error: unknown) => {
      fail(error);
      process.exit();
    });
  }

  /** Starts anew in the same process, as after a restart. */
  async function startAgain(): Promise<void> {
    if (isStopping) return;
    log('info', { message: 'DATA_DIR can be written again: starting anew' });
    await server?.stop();
    await begin();
  }

  const stop = (signal: NodeJS.Signals) => {
    // A second signal: the operator does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    log('info', { message: 'stopping', signal });
    (server?.stop() ?? Promise.resolve()).then(
      () => process.exit(0),
      (error: unknown) => {
        log('error', { message: 'stop failed', error: describeError(error) });
        process.exit(1);
      },
    );
  };
  // Before the address is printed: whoever waits for it may stop the server at once.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    await begin();
    exitOnUncaughtError(log, async () => server?.stop());
  } catch (error) {
    fail(error);
  }
}
