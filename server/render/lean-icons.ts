/**
 * Takes off what the icon library writes for drawings that stand alone: their namespace, and class names that no style
 * sheet here asks for. The browser's own program writes them; taking a page over, it leaves attributes as they are.
 */
export function leanIcons(html: string): string {
  return html.replaceAll(
    /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"([^>]*?) class="lucide((?: [^" ]+)*)"/g,
    (_svg, attributes: string, names: string) => {
      const own = names.replaceAll(/ lucide-[^ ]+/g, '').trim();
      return `<svg${attributes}${own === '' ? '' : ` class="${own}"`}`;
    },
  );
}
