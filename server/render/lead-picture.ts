/**
 * Asks for the picture that leads a page in the first line of its head: found in the body, it would come behind the
 * letters on the same line.
 * @param html of the page
 * @returns `<link>` elements, one for each shape of the picture; nothing for a page that no picture leads
 */
export function leadPicture(html: string): string {
  const picture = html.match(pictures)?.find((one) => one.includes('fetchPriority="high"')) ?? '';
  let others = '';
  return [...picture.matchAll(sources)]
    .map(([, attributes = '']) => {
      const [media, type, sizes, srcSet] = ['media', 'type', 'sizes', 'srcSet'].map(
        (name) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1],
      );
      // A source stands for what those before it leave over.
      const condition = media ?? others;
      if (media !== undefined) others = `not all and ${media}`;
      if (type !== 'image/avif' || srcSet === undefined) return '';
      return (
        `<link rel="preload" as="image" type="${type}" fetchpriority="high"` +
        `${condition === '' ? '' : ` media="${condition}"`} imagesizes="${sizes}" imagesrcset="${srcSet}">`
      );
    })
    .join('');
}

const pictures = /<picture\b.*?<\/picture>/gs;
const sources = /<source((?: [a-zA-Z]+="[^"]*")*)\/>/g;
