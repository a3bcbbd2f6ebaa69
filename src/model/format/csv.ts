/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

/** Formats a table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula becomes plain text. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows)
}

function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(csvCell).join(',') + LINE_END).join('')
}

function csvCell(text: string): string {
  const plain = startsFormula(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain
}

/** `=1+1`, `+1`, `-1`, `@SUM`; spreadsheets ignore white space before it. */
function startsFormula(text: string): boolean {
  return /^\s*[=+\-@]/.test(text) || /^[\t\r]/.test(text)
}
