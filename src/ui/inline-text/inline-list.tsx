import { InlineText } from './inline-text.tsx';

/** A list of lines with the inline marks; two may be alike. */
export function InlineList({
  lines,
  className,
}: {
  lines: readonly string[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {lines.map((line, index) => (
        <li key={index}>
          <InlineText text={line} />
        </li>
      ))}
    </ul>
  );
}
