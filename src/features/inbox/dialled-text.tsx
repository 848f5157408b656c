import { phoneParts } from '#lib/phone-link.ts';

/** A text in which a tap on a number dials it; all of its words stay. */
export function DialledText({
  text,
  isField = false,
}: {
  text: string;
  /** Whether it is the answer to a question for a number. */
  isField?: boolean;
}) {
  return phoneParts(text, isField).map((part, index) =>
    part.address === null ? (
      <span key={index}>{part.text}</span>
    ) : (
      <a key={index} href={part.address}>
        {part.text}
      </a>
    ),
  );
}
