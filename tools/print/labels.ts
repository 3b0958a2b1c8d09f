import { encode } from 'uqr'
import type { Locale } from '../../src/i18n/locales'
import type { PrintContent, PrintedWork } from './print-content'

/** The sizes of labels in millimetres. A sheet is A4. */
export const labelSizes = {
  a6: { width: 148, height: 105, sheet: null },
  '105x74': { width: 105, height: 74, sheet: null },
  // Avery L7165: eight labels of 99.1 × 67.7 mm.
  avery: { width: 99.1, height: 67.7, sheet: { columns: 2, rows: 4, left: 4.65, top: 13.1, gap: 2.5 } },
} as const

export type LabelSize = keyof typeof labelSizes

/** The facts that labels show, by the works' keys `artist/work`: two labels that look the same are equal. */
const labelsOf = (works: readonly PrintedWork[], language: Locale) =>
  works.map(({ key, title, years, facts, credit, url, artist: { number, name, life } }) => ({
    key,
    number,
    name,
    life,
    title,
    years,
    facts,
    credit,
    url: url[language],
  }))

/** The works whose labels are new or different. @param before the content as it was */
export function changedWorks(content: PrintContent, before: PrintContent, language: Locale): PrintedWork[] {
  const printed = new Map(labelsOf(before.works, language).map((label) => [label.key, JSON.stringify(label)]))
  const labels = labelsOf(content.works, language)
  return content.works.filter((_work, index) => printed.get(labels[index]!.key) !== JSON.stringify(labels[index]))
}

/** A QR code without its quiet zone, as runs of dark modules in its rows: the template draws it in black ink. */
function qrOf(text: string): { size: number; runs: [column: number, row: number, length: number][] } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((cells, row) => {
    const inRow: [number, number, number][] = []
    cells.forEach((isDark, column) => {
      const last = inRow.at(-1)
      if (isDark && last && last[0] + last[2] === column) last[2] += 1
      else if (isDark) inRow.push([column, row, 1])
    })
    return inRow
  })
  return { size, runs }
}

/** The data of the template of labels. */
export function labelData(works: readonly PrintedWork[], size: LabelSize, languages: readonly Locale[]) {
  return {
    size: labelSizes[size],
    labels: labelsOf(works, languages[0]!).map((label) => ({ ...label, qr: qrOf(label.url) })),
  }
}
