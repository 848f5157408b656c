import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { createSerialQueue } from '#lib/serial-queue.ts';
import { compressedAddress, jpegWidth, pictureWidths } from '#shared/media.ts';
import { siteName } from '#shared/paths.ts';
import { uploadedDigestOf } from '#shared/content-types/image-ref.ts';
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
  render: (card: ShareCard, fontsFolder: string) => Promise<Buffer>;
}

/** The most rendered cards in memory, each about 80 KB. */
const maxRendered = 60;
const shippedWidth = Math.max(...pictureWidths);

/** Serves the share pictures of what the owner has published, each rendered once; everything else passes down the chain. */
export function shareCards(options: ShareCardsOptions): Middleware {
  const { cards, pictures, assetsFolder, budget } = options;
  const rendered = new Map<string, Promise<Buffer>>();
  /** One at a time: rendering a card takes the memory of a whole picture. */
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

  async function render(card: EntryCard): Promise<Buffer> {
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
    return options.render({ ...rest, title: card.title }, join(assetsFolder, 'fonts'));
  }

  function renderOnce(path: string, card: EntryCard): Promise<Buffer> {
    const work = enqueue(() => render(card));
    work.catch(() => rendered.delete(path));
    rendered.set(path, work);
    const [oldest] = rendered.keys();
    if (rendered.size > maxRendered && oldest !== undefined) rendered.delete(oldest);
    return work;
  }

  return async (ctx, next) => {
    const card = ctx.method === 'GET' || ctx.method === 'HEAD' ? cards.find(ctx.path) : undefined;
    if (!card) return next();
    if (!rendered.has(ctx.path)) await budget.take(ctx, renderCost.render);
    ctx.body = await (rendered.get(ctx.path) ?? renderOnce(ctx.path, card));
    dropDocumentHeaders(ctx.res);
    ctx.type = 'image/jpeg';
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  };
}
