import { strToU8, zipSync } from 'fflate'
import type { Cell, Table } from './guest-table'

// A workbook with one sheet, by ECMA-376 (SpreadsheetML): the few parts that Excel, LibreOffice and Numbers ask for. The
// libraries that write more compress in a worker made of a blob, which the policy for scripts refuses.

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles of cells, by their place in `cellXfs`. */
const styles = { number: 0, heading: 1, time: 2, text: 3 } as const

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A table as an Excel file (XLSX): texts as texts, which are never formulas, numbers as numbers, times as times. */
export function writeXlsx(table: Table): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${nameOfSheet(table.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styleSheet,
    'xl/worksheets/sheet1.xml': sheetOf(table),
  }
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(declaration + xml)] as const)
  return zipSync(Object.fromEntries(files), { level: 1 })
}

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

// 49 is the format of texts ("@"): what looks like a formula stays a text also when somebody edits the cell.
const styleSheet =
  `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4">' +
  '<xf xfId="0"/><xf fontId="1" applyFont="1" numFmtId="49" applyNumberFormat="1" xfId="0"/>' +
  '<xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/>' +
  '</cellXfs></styleSheet>'

function sheetOf({ headings, rows }: Table): string {
  const lines = [headings.map((heading) => textCell(heading, styles.heading)), ...rows.map((row) => row.map(cellOf))]
  const last = `${columnOf(headings.length - 1)}${lines.length}`
  const widths = headings.map((heading, column) =>
    Math.min(60, 2 + Math.max(heading.length, ...rows.slice(0, 1000).map((row) => lengthOf(row[column] ?? '')))),
  )
  return [
    `<worksheet xmlns="${main}"><dimension ref="A1:${last}"/>`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`,
    '<sheetData>',
    ...lines.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cell(columnOf(column) + (row + 1))).join('')}</row>`,
    ),
    `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`,
  ].join('')
}

/** Writes a cell for a place ('B2'). */
type Written = (place: string) => string

function cellOf(cell: Cell): Written {
  if (typeof cell === 'string') return textCell(cell, styles.text)
  if (typeof cell === 'number') return (place) => `<c r="${place}"><v>${cell}</v></c>`
  // Days since 30 December 1899, by the clock on the wall: Excel knows no time zones.
  const days = Date.parse(`${cell.time}Z`) / (24 * 60 * 60 * 1000) + 25_569
  return (place) => `<c r="${place}" s="${styles.time}"><v>${days}</v></c>`
}

const textCell =
  (text: string, style: number): Written =>
  (place) =>
    `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`

const lengthOf = (cell: Cell) => (typeof cell === 'object' ? 16 : String(cell).length)

/** Of at most 26 columns: 0 is 'A'. */
const columnOf = (index: number) => String.fromCharCode(65 + index)

/** Excel takes 31 characters, and none of these. */
const nameOfSheet = (name: string) =>
  escape(
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim() || '1',
  )

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without what XML cannot have. Excel reads `_x0041_` as an A, so such an underscore is written that way itself. */
const escape = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character]!)
