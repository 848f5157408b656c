/** A text in which no receipt number is broken at its hyphens. The characters stay: people copy them. */
export function ReceiptText({ text }: { text: string }) {
  // Every second part is what was split at.
  return text
    .split(/(NB-\w+-\w+)/)
    .map((part, index) => (index % 2 ? <samp key={index}>{part}</samp> : part));
}
