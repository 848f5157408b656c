import { useMemo } from 'react';
import { belowFold } from '#ui/deferred/below-fold.ts';

/** Name of the Trusted Types policy for this component. */
const policy = globalThis.trustedTypes?.createPolicy('own-html', { createHTML: (html) => html });

/**
 * The only component that sets inner HTML: our own drawings, or articles that the server has sanitised. Never anything
 * that a visitor wrote.
 */
export function InnerHtml({
  html,
  className,
  isBelowFold = false,
}: {
  html: string;
  className?: string | undefined;
  isBelowFold?: boolean;
}) {
  // Memoised: React would set another object with the same HTML again.
  const inner = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  return (
    <div className={className} dangerouslySetInnerHTML={inner} {...(isBelowFold && belowFold)} />
  );
}
