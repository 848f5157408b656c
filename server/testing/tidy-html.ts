import { DomUtils, parseDocument } from 'htmlparser2';

const inlineTags = new Set(['a', 'b', 'br', 'em', 'i', 'strong', 'sub', 'sup']);

/** HTML without invisible differences: the `rel` of links, and repeated spaces or spaces at the edge of a block. */
export function tidyHtml(html: string): string {
  const document = parseDocument(html);
  for (const node of DomUtils.find(() => true, document, true, Infinity)) {
    if ('attribs' in node) delete node.attribs['rel'];
    if (!('data' in node)) continue;
    node.data = node.data.replaceAll(/\s+/g, ' ');
    if (isBlock(node.prev ?? node.parent)) node.data = node.data.trimStart();
    if (isBlock(node.next ?? node.parent)) node.data = node.data.trimEnd();
  }
  return DomUtils.getOuterHTML(document);
}

/** The document node has no name. */
function isBlock(node: object | null): boolean {
  if (node === null || 'data' in node) return false;
  return !('name' in node && inlineTags.has(String(node.name)));
}
