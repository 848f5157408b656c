import { useMemo } from 'react';
import type { Ref } from 'react';

/** Where the browser refuses plain strings (Trusted Types), what comes here passes under this name. */
const policy = globalThis.trustedTypes?.createPolicy('own-html', { createHTML: (html) => html });

/**
 * The only component of the house that sets inner HTML. What it gets is our own drawings, or articles that the server
 * has sanitised; nothing a visitor wrote may ever come here.
 */
export function InnerHtml({
  html,
  className,
  ref,
}: {
  html: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}) {
  // Kept: another object with the same HTML would be set anew.
  const inner = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  return <div ref={ref ?? null} className={className} dangerouslySetInnerHTML={inner} />;
}
