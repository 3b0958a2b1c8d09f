import { strToU8, zipSync } from 'fflate'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export type Cell = string | number | undefined

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')

/** @param place such as A1; a sheet has at most 26 columns */
function cellXml(cell: Cell, place: string): string {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** Writes a workbook of one sheet (ECMA-376) with a first row that stays on screen. Numbers stay numbers. */
export function writeXlsx({ name, widths, rows }: { name: string; widths: number[]; rows: Cell[][] }): Uint8Array {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const data = rows
    .map((row, index) => {
      const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`))
      return `<row r="${index + 1}">${cells.join('')}</row>`
    })
    .join('')
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)
      .replace(/[\\/?*[\]:"]/g, ' ')
      .slice(0, 31)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}">${pane}<cols>${columns.join('')}</cols><sheetData>${data}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([file, xml]) => [file, strToU8(xml)])))
}
