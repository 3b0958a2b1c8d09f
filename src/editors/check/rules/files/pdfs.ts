import { closestTo } from '../../base/closest'
import { didYouMean, field } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import { at, type Content, hasKind } from '../../read/content'
import { type ContentFolder, servedFolder } from '../../read/content-folder'
import { namedFields } from '../records/named-fields'
import { report } from './words'

const inContent = (name: string) => servedFolder + name.slice(1)

/** The PDFs of the content, by their paths on the site: '/documents/x.pdf'. */
export const pdfsOf = ({ files }: ContentFolder) =>
  [...files]
    .filter((file) => file.startsWith(servedFolder) && file.endsWith('.pdf'))
    .map((file) => file.slice(servedFolder.length - 1))

/** Documents that the content names and that are missing or cannot be opened. */
export function check({ folder, files }: Content): Finding[] {
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
