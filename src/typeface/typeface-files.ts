import { readdirSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../model/content-folder'

/** The folder of content with the exhibition's own typeface. */
export const typefaceFolder = 'typeface'

/** What a font is for. The names of the files in the folder say it: `text.ttf`, `bold.otf`, `title.woff2`. */
export const fontRoles = ['text', 'bold', 'title'] as const

export type FontRole = (typeof fontRoles)[number]

/** The paths of a typeface's files. One variable font may have all three roles. */
export type TypefaceFiles = Record<FontRole, string> & { licences: string[] }

/** The role of a font in the folder; undefined if the name of the file says none. */
export const roleOf = (name: string): FontRole | undefined =>
  fontRoles.find((role) => new RegExp(`^${role}\\.(ttf|otf|woff2)$`).test(name))

/** The typeface of a site whose content has none: weight 400 to 800, width 62 to 100 %. */
const archivo = path.join(__dirname, 'archivo.woff2')

/** @param content the folder of content */
export function typefaceFiles(content = contentFolder()): TypefaceFiles {
  const folder = path.join(content, typefaceFolder)
  const names = namesIn(folder)
  const fileOf = (role: FontRole) => {
    const name = names.find((each) => roleOf(each) === role)
    return name && path.join(folder, name)
  }
  const text = fileOf('text')
  if (!text) return { text: archivo, bold: archivo, title: archivo, licences: [path.join(__dirname, 'OFL.txt')] }
  const bold = fileOf('bold') ?? text
  const licences = names.filter((name) => name.endsWith('.txt')).map((name) => path.join(folder, name))
  return { text, bold, title: fileOf('title') ?? bold, licences }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
