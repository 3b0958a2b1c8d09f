/**
 * CSV (RFC 4180) that a spreadsheet opens as text: with a byte order mark, by which Excel recognises UTF-8, every field
 * quoted, and no field that a spreadsheet would run as a formula (OWASP, CSV Injection).
 * @param language in which Excel is used: where the decimal separator is a comma, it expects semicolons between fields
 */
export function writeCsv(rows: string[][], language: string | undefined): string {
  const separator = (0.5).toLocaleString(language).includes(',') ? ';' : ','
  return '\ufeff' + rows.map((row) => row.map(fieldOf).join(separator) + '\r\n').join('')
}

// Includes the full-width characters that Excel accepts, and the separators, after which a new cell may begin, also in
// quotation marks.
const formula = /(^|[;,])(?=[\s"]*[=+\-@\t\r\0＝＋－＠])/g

function fieldOf(text: string): string {
  return `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`
}
