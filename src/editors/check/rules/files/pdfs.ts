import { at, hasKind, servedFolder, type Content, type ContentFolder } from '../../engine/content-folder'
import { namedFields } from '../records/named-fields'
import { kinds } from '../../../../model/kinds'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { didYouMean, Field, suggestion } from '../../engine/wording'

const missing = defineRule<{ path: Path; name: string; folder: string; pdfs: string[] }>('pdf/missing', 'error', {
  en: {
    what: ({ path, name }) => `${Field(path, 'en')}: the folder files has no ${name}.`,
    why: 'The link would lead nowhere.',
    fix: ({ name, folder, pdfs }) =>
      didYouMean(name, pdfs) ? suggestion(name, pdfs, 'en') : `Put the PDF there as ${folder}/files${name}.`,
  },
  cs: {
    what: ({ path, name }) => `${Field(path, 'cs')}: ve složce files není ${name}.`,
    why: 'Odkaz by nikam nevedl.',
    fix: ({ name, folder, pdfs }) =>
      didYouMean(name, pdfs) ? suggestion(name, pdfs, 'cs') : `Dejte PDF sem: ${folder}/files${name}.`,
  },
})

const broken = defineRule<{ path: Path; name: string }>('pdf/broken', 'error', {
  en: {
    what: ({ path, name }) => `${Field(path, 'en')}: ${name} cannot be opened as a PDF.`,
    why: 'Visitors would see an error.',
    fix: 'Export it again; perhaps it was not copied to its end.',
  },
  cs: {
    what: ({ path, name }) => `${Field(path, 'cs')}: ${name} se nedá otevřít jako PDF.`,
    why: 'Návštěvníci by viděli chybu.',
    fix: 'Uložte ho znovu; možná se nezkopíroval celý.',
  },
})

export const rules = [missing, broken]

const served = (name: string) => servedFolder + name.slice(1)

/** The PDFs of the content, by their paths on the site: '/documents/x.pdf'. */
export const pdfsOf = ({ files }: ContentFolder) =>
  [...files]
    .filter((file) => file.startsWith(servedFolder) && file.endsWith('.pdf'))
    .map((file) => file.slice(servedFolder.length - 1))

/** The documents that the content names are there and open. */
export function check({ folder, files }: Content): Finding[] {
  const pdfs = pdfsOf(folder)
  return files.filter(hasKind).flatMap((file) =>
    namedFields(kinds[file.kind].schema, file.yaml.data)
      .filter(({ meta }) => meta.contentFile)
      .flatMap(({ path, value: name }) => {
        if (!folder.files.has(served(name)))
          return [missing.at(at(file, path), { path, name, folder: folder.name, pdfs })]
        return folder.brokenPdfs.has(served(name)) ? [broken.at(at(file, path), { path, name })] : []
      }),
  )
}
