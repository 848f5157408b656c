/** Formats whole Australian dollars as the site writes them: `$220`, `$1,250`. */
export function formatAud(amountAud: number): string {
  return `$${String(amountAud).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
