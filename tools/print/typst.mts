import path from 'node:path'
import { cut, titleAxes } from '../../src/gatsby/fonts/fonts'
import { allLetters } from '../../src/typeface/open-font'
import { renameFont } from './rename-font'

/** A text that was set smaller to fit: its name, the share of its usual size, and the least share that reads well. */
export type Told = { name: string; scale: number; least: number }

/** What a template has set. */
export type Print = { pages: number; told: Told[]; pdf: () => Buffer; svg: () => string }

/** Sets data with a template of tools/print/templates. `files` are pictures by the names that the data gives them. */
export type SetWith = (template: string, data: object, files?: ReadonlyMap<string, Buffer>) => Print

const templates = path.resolve('tools/print/templates')

/** Typst takes no variable font, so each style is a static instance of the typeface. The templates know them by these names. */
const styles = [
  { name: 'Text', role: 'text', axes: { wght: 400, wdth: 100 } },
  { name: 'Text', role: 'bold', axes: { wght: 600, wdth: 100 } },
  { name: 'Title', role: 'title', axes: titleAxes },
] as const

function cutFonts(): Promise<Buffer[]> {
  const letters = allLetters()
  const cutFont = async ({ name, role, axes }: (typeof styles)[number]) =>
    renameFont(await cut(role, axes, letters, 'sfnt'), name)
  return Promise.all(styles.map(cutFont))
}

/** Loads Typst with the typeface. It is not loaded with the module: 52 MB, which wrong options do not need. */
export async function loadTypst(): Promise<SetWith> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: await cutFonts() }] })
  return (template, data, files = new Map()) => {
    compiler.resetShadow()
    compiler.mapShadow(path.join(templates, 'data.json'), Buffer.from(JSON.stringify(data)))
    for (const [name, file] of files) compiler.mapShadow(path.join(templates, name), file)
    const compiled = compiler.compile({ mainFilePath: path.join(templates, template), resetRead: true })
    const document = compiled.result
    if (!document) throw new Error(`${template}: ${messagesOf(compiled.takeDiagnostics()?.shortDiagnostics)}`)
    return {
      pages: document.numOfPages,
      told: compiler.query(document, { selector: '<told>', field: 'value' }),
      pdf: () => compiler.pdf(document, { pdfStandard: 'ua-1' }),
      svg: () => compiler.plainSvg(document),
    }
  }
}

type Diagnostic = { message: string; path?: string; range?: string }

const messagesOf = (diagnostics: Diagnostic[] = []) =>
  diagnostics.map(({ message, path: file = '', range }) => `${message} ${file} ${JSON.stringify(range)}`).join('; ')

/** The letters of a text that the typeface lacks: Typst sets them in another font, or not at all. */
export function missingLetters(text: string): string {
  const known = new Set(allLetters())
  return [...new Set(text)]
    .filter((letter) => letter > ' ' && !/[\u00ad\u200b]/.test(letter) && !known.has(letter))
    .join('')
}
