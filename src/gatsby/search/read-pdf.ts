import { getDocumentProxy } from 'unpdf'

/** A part of a document below one heading; text before the first heading has none. */
type Passage = {
  heading: string
  /** The number of its page, from 1. */
  page: number
  /** The language of its text, 'cs', if the document says so. */
  language: string | undefined
  /** Paragraphs, separated by line breaks. */
  text: string
}

export type PdfDocument = { pages: number; passages: Passage[] }

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Proxy['getPage']>>
type Items = Awaited<ReturnType<Page['getTextContent']>>['items']
/** A node of the structure of a tagged PDF (ISO 32000-2, 14.8). Leaves name marked content by its id. */
type Structure = { role?: string; alt?: string; lang?: string; id?: string; children?: Structure[] }

/** A longer document is a book. It is found by its title only: its words would outweigh those of the site. */
const mostPages = 20

/** What a document shows beside its text. */
const notText = /^(Figure|Caption|Artifact)$/

const heading = /^H[1-6]?$/

/** What ends a line of the text. */
const block = /^(P|LI|TR|L|Table|Sect|Div)$/

/**
 * Reads the headings and the text of a PDF. In a tagged one they are those of its structure, in the language of each
 * part; in another one, larger letters make a heading.
 * @returns no passages of a document of more than 20 pages, and none without text
 */
export async function readPdf(file: Buffer): Promise<PdfDocument> {
  const document = await getDocumentProxy(new Uint8Array(file))
  const pages = document.numPages
  const passages: Passage[] = []
  for (let number = 1; pages <= mostPages && number <= pages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const structure = (await page.getStructTree()) as Structure | null
    if (structure?.children?.length) readStructure(structure, textsById(items), number, passages)
    else readLines(items, number, passages)
  }
  await document.destroy()
  return { pages, passages: passages.map(tidied).filter(({ text }) => text) }
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const tidied = ({ heading, text, ...passage }: Passage): Passage => ({
  ...passage,
  heading: inOneLine(heading),
  text: text.split('\n').map(inOneLine).filter(Boolean).join('\n'),
})

/** The text of marked content by its id. Marked content may be in other marked content. */
function textsById(items: Items): Map<string, string> {
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast(Boolean)
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  }
  return texts
}

/** Adds the passages of a part of the structure, in the order of reading. */
function readStructure(
  { role = '', alt, lang, id, children = [] }: Structure,
  texts: ReadonlyMap<string, string>,
  page: number,
  passages: Passage[],
  inherited?: string,
): void {
  if (notText.test(role)) return
  const language = lang?.split('-')[0]?.toLowerCase() ?? inherited
  if (heading.test(role)) {
    const own = alt ?? textOf({ children }, texts)
    passages.push({ heading: own, page, language, text: '' })
    return
  }
  const last = passages.at(-1)
  const current = last && last.language === language ? last : { heading: '', page, language, text: '' }
  if (id !== undefined) {
    if (current !== last) passages.push(current)
    current.text += texts.get(id) ?? ''
    return
  }
  for (const child of children) readStructure(child, texts, page, passages, language)
  const now = passages.at(-1)
  if (now && block.test(role)) now.text += '\n'
}

const textOf = ({ id, children = [] }: Structure, texts: ReadonlyMap<string, string>): string =>
  (id === undefined ? '' : (texts.get(id) ?? '')) + children.map((child) => textOf(child, texts)).join(' ')

/** Letters of a heading are higher than those of the text by this factor. */
const larger = 1.2

/** Adds the passages of a page without structure. */
function readLines(items: Items, page: number, passages: Passage[]): void {
  const pieces = items.flatMap((item) => ('str' in item ? [item] : []))
  const usual = heightOfMost(pieces)
  let inHeading = false
  for (const { str, height, hasEOL } of pieces) {
    const isHeading: boolean = height === 0 ? inHeading : height >= larger * usual
    const last = passages.at(-1)
    if (isHeading && (!inHeading || !last)) passages.push({ heading: '', page, language: undefined, text: '' })
    else if (!last) passages.push({ heading: '', page, language: undefined, text: '' })
    passages.at(-1)![isHeading ? 'heading' : 'text'] += str + (hasEOL ? ' ' : '')
    inHeading = isHeading
  }
}

/** The height of most letters. */
function heightOfMost(pieces: readonly { str: string; height: number }[]): number {
  const letters = new Map<number, number>()
  for (const { str, height } of pieces) letters.set(height, (letters.get(height) ?? 0) + str.trim().length)
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [Infinity, 0])[0]
}
