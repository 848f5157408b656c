import type { Ref } from 'react';

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
  return <div ref={ref ?? null} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
