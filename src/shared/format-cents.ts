import { formatAud } from './format-aud.ts';

/** `$160`, `$160.50`, `-$20`. */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const rest = amount % 100;
  const text = `${formatAud(Math.floor(amount / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
  return cents < 0 ? `-${text}` : text;
}

/** Reads an amount as people type it: `160`, `$1,250.5`; null for anything else. */
export function parseCents(text: string): number | null {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) return null;
  const [, dollars = '', cents = ''] = found;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
