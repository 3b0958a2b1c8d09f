import { locales } from '../../../../i18n/locales'
import { servedFolder } from '../../../../model/content-folder'
import { closestTo } from '../../base/closest'
import { didYouMean, field, quoted, type Wording } from '../../base/message'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { at, type Content, hasKind } from '../../read/content'
import type { ContentFolder } from '../../read/content-folder'
import { namedFields } from '../records/named-fields'
import { report } from './words'

const inContent = (name: string) => servedFolder + name.slice(1)

/** The PDFs of the content, by their paths on the site: '/documents/x.pdf'. */
export const pdfsOf = ({ files }: ContentFolder) =>
  [...files]
    .filter((file) => file.startsWith(servedFolder) && file.endsWith('.pdf'))
    .map((file) => file.slice(servedFolder.length - 1))

/** Texts of links that say “(PDF)”, “(PDF, 2 MB)” or “(PDF, in English)”. */
const withPdf = /\s*\(PDF(?:,?\s*\d[\d.,]*\s*[kM]B)?(?:,\s*)?([^)]*)\)/i

/** Documents that the content names and that are missing or cannot be opened, and links that say what the site says. */
export function* check({ folder, files, records }: Content): Iterable<Finding> {
  for (const file of files.filter(hasKind))
    for (const { path, meta, value: name } of namedFields(file))
      if (meta.contentFile) yield* unusable(folder, name, at(file, path), field(file.kind, path))

  for (const file of records('Exhibition'))
    for (const [index, document] of (file.data.documents ?? []).entries())
      for (const link of ['menu', 'footer'] as const)
        for (const locale of locales) {
          const text = document?.[link]?.[locale]
          if (text === undefined || !withPdf.test(text)) continue
          const path = ['documents', index, link, locale]
          const better = quoted(text.replace(withPdf, (_, rest: string) => (rest ? `, ${rest}` : '')))
          yield report('pdf/said-twice', at(file, path), { field: field(file.kind, path), better })
        }
}

function* unusable(folder: ContentFolder, name: string, place: FilePosition, named: Wording): Iterable<Finding> {
  if (!folder.files.has(inContent(name))) {
    const fix = didYouMean(closestTo(name, pdfsOf(folder)))
    const target = `${folder.name}/${inContent(name)}`
    yield report('pdf/missing', place, { field: named, name, target }, { fix })
  } else if (folder.brokenPdfs.has(inContent(name))) yield report('pdf/broken', place, { field: named, name })
}
