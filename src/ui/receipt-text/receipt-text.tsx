import { receiptInText } from '#shared/receipt.ts';
import styles from './receipt-text.module.css';

/** A text in which no receipt number is broken at its hyphens. The characters stay: people copy them. */
export function ReceiptText({ text }: { text: string }) {
  return text.split(receiptInText).map((part, index) =>
    // Every second part is what was split at.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles['receipt']}>
        {part}
      </span>
    ),
  );
}
