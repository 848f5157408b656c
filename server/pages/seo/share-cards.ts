import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { compressedAddress, jpegWidth, pictureWidths } from '#shared/media.ts';
import { siteName } from '#shared/paths.ts';
import { uploadedDigestOf } from '#shared/content-kinds/picture-use.ts';
import { renderCost } from '../../http/middleware/render-budget.ts';
import type { RenderBudget } from '../../http/middleware/render-budget.ts';
import { dropDocumentHeaders } from '../../http/middleware/security-headers.ts';
import type { OwnerPictures } from '../../services/owner-pictures.ts';
import type { ShareCard } from './render-share-card.ts';
import type { EntryCard, EntryCards } from './entry-cards.ts';

export interface ShareCardsOptions {
  cards: EntryCards;
  pictures: Pick<OwnerPictures, 'open'>;
  assetsFolder: string;
  budget: RenderBudget;
  draw: (card: ShareCard, fontsFolder: string) => Promise<Buffer>;
}

/** Rendered cards in memory, each about 80 KB. */
const maxKept = 60;
const shippedWidth = Math.max(...pictureWidths);

/** Serves the share pictures of what the owner has published, each rendered once; everything else passes down the chain. */
export function shareCards(options: ShareCardsOptions): Middleware {
  const { cards, pictures, assetsFolder, budget } = options;
  const drawn = new Map<string, Promise<Buffer>>();
  /** Each card takes the memory of a whole picture. */
  const enqueue = createSerialQueue();

  async function pictureBytes({ picture: { id } }: EntryCard): Promise<Buffer> {
    const digest = uploadedDigestOf(id);
    if (digest === undefined) {
      const file = compressedAddress(id, shippedWidth, 'avif').split('/').slice(2);
      return readFile(join(assetsFolder, 'encoded', ...file));
    }
    const copy = await pictures.open(digest, jpegWidth, 'jpg');
    const chunks: Buffer[] = [];
    for await (const chunk of copy?.stream ?? []) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  async function draw(card: EntryCard): Promise<Buffer> {
    const source = await pictureBytes(card);
    const { section, picture } = card;
    const rest = {
      section,
      practice: siteName,
      source,
      inset: 0,
      focus: picture.focus?.x,
      focusDown: picture.focus?.y,
      mayShorten: true,
    } as const;
    return options.draw({ ...rest, title: card.title }, join(assetsFolder, 'studio/fonts'));
  }

  function renderOnce(path: string, card: EntryCard): Promise<Buffer> {
    const work = enqueue(() => draw(card));
    work.catch(() => drawn.delete(path));
    drawn.set(path, work);
    const [oldest] = drawn.keys();
    if (drawn.size > maxKept && oldest !== undefined) drawn.delete(oldest);
    return work;
  }

  return async (ctx, next) => {
    const card = ctx.method === 'GET' || ctx.method === 'HEAD' ? cards.find(ctx.path) : undefined;
    if (!card) return next();
    if (!drawn.has(ctx.path)) await budget.take(ctx, renderCost.render);
    ctx.body = await (drawn.get(ctx.path) ?? renderOnce(ctx.path, card));
    dropDocumentHeaders(ctx.res);
    ctx.type = 'image/jpeg';
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  };
}
