/**
 * A browser's translator replaces React's text nodes with elements of its own, in Chromium with `<font>`, and React
 * knows nothing of it: it inserts before a node that is gone, which throws, or changes words that nobody sees
 * (https://github.com/facebook/react/issues/11538). So when React needs such a node again, it is put back first; the
 * translator, which watches the page, translates its new words. Call it before React renders.
 */
export function restoreTranslatedTexts(): void {
  const replacements = new WeakMap<Node, readonly ChildNode[]>();
  const observer = new MutationObserver(remember);
  observer.observe(document, { subtree: true, childList: true });

  function remember(records: readonly MutationRecord[]): void {
    for (const { addedNodes, removedNodes, previousSibling } of records) {
      // Replaced in one step, or by an element that was inserted before it first.
      const added = addedNodes[0]
        ? addedNodes
        : isOfTranslator(previousSibling) && [previousSibling];
      if (removedNodes[0] && added) replacements.set(removedNodes[0], [...added] as ChildNode[]);
    }
  }

  function restore(node: Node | null): void {
    if (!(node instanceof Text) || node.isConnected) return;
    remember(observer.takeRecords());
    const [first, ...others] = replacements.get(node) ?? [];
    replacements.delete(node);
    first?.replaceWith(node);
    for (const other of others) other.remove();
  }

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      restore(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      restore(node);
      restore(before);
      let place = before;
      // A translator may also have moved it into an element of its own.
      while (place && place.parentNode !== this) place = place.parentNode;
      return insertBefore.call(this, node, place);
    },
    removeChild(this: Node, node: ChildNode) {
      restore(node);
      if (node.parentNode === this) return removeChild.call(this, node);
      node.remove();
      return node;
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      restore(this);
    },
  });
}

function isOfTranslator(node: Node | null): boolean {
  return node?.nodeName === 'FONT';
}

/** Whether a translator has replaced words of this page. */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}
