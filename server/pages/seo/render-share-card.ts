import { Resvg } from '@resvg/resvg-js';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeXml } from './escape-xml.ts';
import { shareSize } from './share-picture.ts';

/** The content of one share picture. */
export interface ShareCard {
  title: string;
  /** Small text above the title. */
  section: string;
  practice: string;
  /** The picture, or its file. */
  source: string | Uint8Array;
  /** Part of the picture's edge that is left out: the paper round a print. */
  inset: number;
  /** Centre of the crop as a fraction of the picture's width; undefined finds the most detailed part. */
  focus: number | undefined;
  /** The same down its height, for a picture that is too tall. */
  focusDown?: number | undefined;
  /** Whether a title that no line can hold is shortened, as an owner's is; otherwise it is refused. */
  mayShorten?: true;
}

/** Changes when the layout below changes, so that every card is made again. */
export const cardLayoutVersion = 1;

const panelWidth = 470;
const margin = 52;
const textWidth = panelWidth - margin - 40;
/** Role names and values of `src/styles/tokens.css`, light scheme. */
const colour = { paper: '#f3ead9', ink: '#2b221c', inkSoft: '#5a4c40', clay: '#8c3f28' };
const titleSizes = [66, 60, 54, 48, 42] as const;
const maxLines = 5;
const titleFont = 'EBGaramond-Medium.ttf';
const allFonts = ['AtkinsonHyperlegibleNext-Regular.ttf', titleFont, 'EBGaramond-Italic.ttf'];

/** Renders the picture on the right and the text on paper on the left. Same input, same bytes. */
export async function renderShareCard(card: ShareCard, fontsDir: string): Promise<Buffer> {
  const pictureWidth = shareSize.width - panelWidth;
  const picture = await cropPicture(card, pictureWidth);
  const panel = new Resvg(panelSvg(card, fontsDir), fontOptions(fontsDir)).render().asPng();
  return sharp({ create: { ...shareSize, channels: 3, background: colour.paper } })
    .timeout({ seconds: maxSeconds })
    .composite([
      { input: picture, left: panelWidth, top: 0 },
      { input: panel, left: 0, top: 0 },
    ])
    .jpeg({ quality: 68, mozjpeg: true })
    .toBuffer();
}

/** Pixels of the largest picture: more than the copies that cards are made from have. */
const limitInputPixels = 60_000_000;
const maxSeconds = 20;
/** How many times as long as the place for it a cut may be: the best part is looked for in the whole of it, enlarged. */
const maxExcess = 3;

async function cropPicture(card: ShareCard, targetWidth: number): Promise<Buffer> {
  const { autoOrient } = await sharp(card.source, { limitInputPixels }).metadata();
  return sharp(card.source, { limitInputPixels })
    .autoOrient()
    .extract(cutOf(card, autoOrient, targetWidth))
    .resize(targetWidth, shareSize.height, { fit: 'cover', position: 'attention' })
    .timeout({ seconds: maxSeconds })
    .toBuffer();
}

/**
 * The part of a picture that is enlarged to cover its place on the card. A picture of 1 × 12,000 pixels would otherwise
 * take 18 GB.
 */
export function cutOf(
  { inset, focus, focusDown }: Pick<ShareCard, 'inset' | 'focus' | 'focusDown'>,
  whole: { width: number; height: number },
  targetWidth: number,
): { left: number; top: number; width: number; height: number } {
  const edge = Math.round(whole.width * inset);
  const inner = { width: whole.width - 2 * edge, height: whole.height - 2 * edge };
  const excess = (centre: number | undefined) => (centre === undefined ? maxExcess : 1);
  const width = Math.min(
    inner.width,
    Math.max(1, Math.round((excess(focus) * inner.height * targetWidth) / shareSize.height)),
  );
  const height = Math.min(
    inner.height,
    Math.max(1, Math.round((excess(focusDown) * width * shareSize.height) / targetWidth)),
  );
  const left = edge + startOf(width, inner.width, focus);
  const top = edge + startOf(height, inner.height, focusDown);
  return { left, top, width, height };
}

/** Where a cut of this length starts, so that its centre is as near to the wished one as the edges allow. */
function startOf(cut: number, whole: number, centre = 0.5): number {
  return Math.max(0, Math.min(Math.round(whole * centre - cut / 2), whole - cut));
}

function panelSvg(card: ShareCard, fontsDir: string): string {
  const { size, lines } = fitTitle(card.title, titleWidths(fontsDir), card.mayShorten);
  const leading = Math.round(size * 1.12);
  const top = 178 + size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${panelWidth}" height="${shareSize.height}">`,
    `<rect width="100%" height="100%" fill="${colour.paper}"/>`,
    `<path d="M${margin} 86h64" stroke="${colour.clay}" stroke-width="3"/>`,
    `<text x="${margin}" y="132" font-family="Atkinson Hyperlegible Next" font-size="24" fill="${colour.inkSoft}">${escapeXml(card.section)}</text>`,
    ...lines.map(
      (line, row) =>
        `<text x="${margin - 2}" y="${top + row * leading}" font-family="EB Garamond" font-weight="500" font-size="${size}" fill="${colour.ink}">${escapeXml(line)}</text>`,
    ),
    `<text x="${margin}" y="${shareSize.height - 62}" font-family="EB Garamond" font-style="italic" font-size="32" fill="${colour.clay}">${escapeXml(card.practice)}</text>`,
    '</svg>',
  ].join('');
}

/** The largest size at which the title stands in so few lines. */
function fitTitle(
  title: string,
  measure: TextWidth,
  mayShorten = false,
): { size: number; lines: string[] } {
  // A line may end after a hyphen too.
  const pieces = title.split(/(?<=[ -])/);
  for (const size of titleSizes) {
    const widthOf = (text: string) => measure(text.trimEnd(), size);
    const lines: string[] = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(last + piece) <= textWidth) {
        lines[lines.length - 1] = last + piece;
      } else {
        lines.push(piece);
      }
      if (lines.length > maxLines) break;
    }
    const isFitting = lines.length <= maxLines && lines.every((line) => widthOf(line) <= textWidth);
    if (isFitting) return { size, lines };
  }
  const shorter = title
    .replace(/…$/, '')
    .slice(0, -1)
    .replace(/\s*\S{0,12}$/, '');
  if (mayShorten && shorter !== '') return fitTitle(`${shorter}…`, measure, true);
  throw new Error(`the title is too long for a share picture: ${title}`);
}

type TextWidth = (text: string, size: number) => number;

/** Measures each text once: the lines of a shortened title are those of the longer one, but for the last. */
function titleWidths(fontsDir: string): TextWidth {
  const options = fontOptions(fontsDir, [titleFont]);
  const widths = new Map<string, number>();
  return (text, size) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">' +
      `<text x="0" y="100" font-family="EB Garamond" font-weight="500" font-size="${size}">${escapeXml(text)}</text></svg>`;
    const width = widths.get(svg) ?? new Resvg(svg, options).getBBox()?.width ?? 0;
    widths.set(svg, width);
    return width;
  };
}

/** Only the studio's own font files, so that the picture does not depend on the machine. */
function fontOptions(fontsDir: string, files = allFonts) {
  return { font: { fontFiles: files.map((file) => join(fontsDir, file)), loadSystemFonts: false } };
}
