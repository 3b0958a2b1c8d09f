/**
 * CSV (RFC 4180) that a spreadsheet opens as text: with a byte order mark, by which Excel recognises UTF-8, every field
 * quoted, and no field that a spreadsheet would run as a formula (OWASP, CSV Injection).
 */
export function writeCsv(rows: string[][]): string {
  return '\ufeff' + rows.map((row) => row.map(fieldOf).join(',') + '\r\n').join('')
}

// Includes the full-width characters that Excel accepts, and the semicolon, after which a new cell begins in Czech Excel.
const formula = /(^|;)(?=\s*[=+\-@\t\r\0＝＋－＠])/g

function fieldOf(text: string): string {
  return `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`
}
