import { paragraphsOf } from '#lib/paragraphs-of.ts';
import { InlineText } from './inline-text.tsx';

/** A text with inline marks in which a blank line starts a paragraph. */
export function InlineParagraphs({
  text,
  className,
}: {
  text: string;
  className?: string | undefined;
}) {
  return paragraphsOf(text).map((paragraph, index) => (
    <p key={index} className={className}>
      <InlineText text={paragraph} />
    </p>
  ));
}
