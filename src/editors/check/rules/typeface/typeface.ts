import { fontRoles, roleOf, typefaceFolder } from '../../../../typeface/typeface-files'
import type { Finding } from '../../base/rule'
import type { Content } from '../../read/content'
import { placeOfFile } from '../../read/content-folder'
import { report } from './words'

/** What is wrong with the exhibition's own typeface: one problem at a time, because each follows from those before. */
export function check({ folder }: Content): Finding[] {
  const { files, typeface } = folder
  const place = (path: string) => placeOfFile(folder, path)
  const own = [...files].filter((path) => path.startsWith(`${typefaceFolder}/`))
  if (own.length === 0) return []
  const licences = own.filter((path) => path.endsWith('.txt'))
  const fonts = own.filter((path) => !licences.includes(path))
  const unnamed = fonts.filter((path) => !roleOf(nameOf(path)))
  if (unnamed.length > 0) return unnamed.map((path) => report('typeface/name', place(path)))
  const twice = fontRoles.flatMap((role) => fonts.filter((path) => roleOf(nameOf(path)) === role).slice(1))
  if (twice.length > 0) return twice.map((path) => report('typeface/twice', place(path)))
  if (!fonts.some((path) => roleOf(nameOf(path)) === 'text')) return [report('typeface/text', place(own[0]!))]
  if (typeface.broken.size > 0) return [...typeface.broken].map((path) => report('typeface/broken', place(path)))
  return [
    ...(licences.length === 0 ? [report('typeface/licence', place(fonts[0]!))] : []),
    ...(typeface.hasBold ? [] : [report('typeface/bold', place(fonts.at(-1)!))]),
  ]
}

const nameOf = (path: string) => path.slice(typefaceFolder.length + 1)
