const pointsPerMillimetre = 72 / 25.4

/**
 * Names the trimmed page and its bleed in each page of a PDF (TrimBox and BleedBox, ISO 32000-1, 14.11.2), which Typst
 * cannot. The changed pages are appended, as an incremental update (7.5.6).
 * @param margin millimetres from the edge of the sheet to the trimmed page
 * @param bleed millimetres
 */
export function withTrimBox(pdf: Buffer, margin: number, bleed: number): Buffer {
  const text = pdf.toString('latin1')
  const pages = text.matchAll(
    /(\d+) 0 obj\n<<\n {2}\/Type \/Page\n.*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\].*?\nendobj\n/gs,
  )
  const box = (name: string, width: string, height: string, distance: number) => {
    const edge = distance * pointsPerMillimetre
    const sides = [edge, edge, Number(width) - edge, Number(height) - edge].map((side) => side.toFixed(3))
    return `\n  /${name} [${sides.join(' ')}]`
  }
  let update = '\n'
  let table = 'xref\n'
  for (const [object, number = '', width = '', height = ''] of pages) {
    table += `${number} 1\n${String(pdf.length + update.length).padStart(10, '0')} 00000 n \n`
    const boxes = box('TrimBox', width, height, margin) + box('BleedBox', width, height, margin - bleed)
    update += object.replace('/Type /Page', `/Type /Page${boxes}`)
  }
  const [, trailer = '', start = ''] = /\ntrailer\n<<(.*?)>>\nstartxref\n(\d+)\n%%EOF/s.exec(text.slice(-2000)) ?? []
  if (!trailer || table === 'xref\n') throw new Error('The PDF is not written as Typst 0.14 does.')
  const end = `${table}trailer\n<<${trailer}  /Prev ${start}\n>>\nstartxref\n${pdf.length + update.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(update + end, 'latin1')])
}
