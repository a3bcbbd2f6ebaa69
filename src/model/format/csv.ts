/** Tells a spreadsheet that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const LINE_END = '\r\n'

/** A table as RFC 4180 has it. A cell that a spreadsheet would take for a formula is made plain text. */
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

/** `=1+1`, `+1`, `-1`, `@SUM`; white space before it does not stop a spreadsheet. */
function startsFormula(text: string): boolean {
  return /^\s*[=+\-@]/.test(text) || /^[\t\r]/.test(text)
}
