import { locales } from '../../../../i18n/locales'
import { servedFolder } from '../../../../model/content-folder'
import { closestTo } from '../../base/closest'
import { didYouMean, field, quoted } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasKind } from '../../read/content'
import { type ContentFolder } from '../../read/content-folder'
import { namedFields } from '../records/named-fields'
import { report } from './words'

const inContent = (name: string) => servedFolder + name.slice(1)

/** The PDFs of the content, by their paths on the site: '/documents/x.pdf'. */
export const pdfsOf = ({ files }: ContentFolder) =>
  [...files]
    .filter((file) => file.startsWith(servedFolder) && file.endsWith('.pdf'))
    .map((file) => file.slice(servedFolder.length - 1))

/** Documents that the content names and that are missing or cannot be opened, and links that say what the site says. */
export function check(content: Content): Finding[] {
  return [...missingPdfs(content), ...content.records('Exhibition').flatMap(textsWithPdf)]
}

/** Texts of links that say “(PDF)” or “(PDF, in English)”. */
const withPdf = /\s*\(PDF(?:,\s*)?([^)]*)\)/i

function textsWithPdf(file: ContentRecord<'Exhibition'>): Finding[] {
  return (file.data.documents ?? []).flatMap((document, index) =>
    (['menu', 'footer'] as const).flatMap((link) =>
      locales.flatMap((locale) => {
        const text = document?.[link]?.[locale]
        if (typeof text !== 'string' || !withPdf.test(text)) return []
        const path = ['documents', index, link, locale]
        const better = text.replace(withPdf, (_, rest: string) => (rest ? `, ${rest}` : ''))
        return [report('pdf/said-twice', at(file, path), { field: field(file.kind, path), better: quoted(better) })]
      }),
    ),
  )
}

function missingPdfs({ folder, files }: Content): Finding[] {
  const pdfs = pdfsOf(folder)
  return files.filter(hasKind).flatMap((file) =>
    namedFields(file)
      .filter(({ meta }) => meta.contentFile)
      .flatMap(({ path, value: name }) => {
        const place = at(file, path)
        if (!folder.files.has(inContent(name))) {
          const target = `${folder.name}/${inContent(name)}`
          const fix = didYouMean(closestTo(name, pdfs))
          return [report('pdf/missing', place, { field: field(file.kind, path), name, target }, { fix })]
        }
        return folder.brokenPdfs.has(inContent(name))
          ? [report('pdf/broken', place, { field: field(file.kind, path), name })]
          : []
      }),
  )
}
