import { useMemo } from 'react';
import { belowFold } from '#ui/deferred/below-fold.ts';

/** Where the browser refuses plain strings (Trusted Types), what comes here passes under this name. */
const policy = globalThis.trustedTypes?.createPolicy('own-html', { createHTML: (html) => html });

/**
 * The only component of the house that sets inner HTML. What it gets is our own drawings, or articles that the server
 * has sanitised; nothing a visitor wrote may ever come here.
 */
export function InnerHtml({
  html,
  className,
  isFar = false,
}: {
  html: string;
  className?: string | undefined;
  isFar?: boolean;
}) {
  // Kept: another object with the same HTML would be set anew.
  const inner = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  return <div className={className} dangerouslySetInnerHTML={inner} {...(isFar && belowFold)} />;
}
