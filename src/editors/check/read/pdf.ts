/**
 * Whether a PDF can be opened: checks its header, its end, and the cross-reference table that the end points to
 * (ISO 32000-2, 7.5). The pages are not rendered.
 */
export function isPdf(file: Buffer): boolean {
  if (!file.subarray(0, 1024).includes('%PDF-')) return false
  const tail = file.subarray(-2048).toString('latin1')
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]
  if (start === undefined) return false
  const table = file.subarray(Number(start), Number(start) + 40).toString('latin1')
  return /^\s*(xref\b|\d+ \d+ obj\b)/.test(table)
}
