/**
 * Rows as comma-separated values (RFC 4180) for a spreadsheet: every cell is text, none is ever a formula. Starts with
 * a byte order mark, by which spreadsheets recognise UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * What a spreadsheet may take for a formula, also after white space or characters that it skips, and in the full-width
 * forms of East Asian input methods. An apostrophe before it makes it text.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n\0]/u;

/**
 * The same inside a text: a spreadsheet that expects semicolons or tabs, as in much of Europe, starts a cell there, and
 * our quotation marks do not protect it.
 */
const innerFormulaStart = /(?<=[;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}\p{Cf}"])*[=+\-@＝＋－＠|%])/gu;

export function csvCell(text: string): string {
  const mark = formulaStart.test(text) ? "'" : '';
  const harmless = mark + text.replaceAll(innerFormulaStart, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
