/**
 * Rows as comma-separated values (RFC 4180) for a spreadsheet: every cell is text, none is ever a formula.
 * Starts with the mark that tells spreadsheets that this is UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * What a spreadsheet may take for a formula, also after white space or marks that it skips, and in the
 * wide forms that East Asian input methods write. An apostrophe before it makes it text.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

/**
 * The same inside a text, where a spreadsheet that expects semicolons or tabs (as much of Europe's do) starts a cell:
 * to it, our quotation marks stand in the middle of one and protect nothing.
 */
const innerFormulaStart = /(?<=[;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}\p{Cf}"])*[=+\-@＝＋－＠|%])/gu;

export function csvCell(text: string): string {
  const mark = formulaStart.test(text) ? "'" : '';
  const harmless = mark + text.replaceAll(innerFormulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
