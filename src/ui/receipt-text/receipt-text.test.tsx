import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { receiptFor } from '#shared/receipt.ts';
import { ReceiptText } from './receipt-text.tsx';

test('does not break a receipt number, wherever it is, and changes no character', () => {
  const receipt = receiptFor('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  for (const text of [
    receipt,
    `Received: ${receipt}`,
    `It is ${receipt}. Or ${receipt}?`,
    'None',
  ]) {
    const html = renderToStaticMarkup(<ReceiptText text={text} />);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
    const whole = [...html.matchAll(/<samp>([^<]*)<\/samp>/g)].map(([, one]) => one);
    expect(whole).toEqual(
      text
        .split(receipt)
        .slice(1)
        .map(() => receipt),
    );
  }
});
