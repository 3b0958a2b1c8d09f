import { at, hasKind, type Content } from '../content-folder'
import { namedFields } from '../named-fields'
import { kinds } from '../../model/kinds'
import type { Path } from '../parse-yaml'
import { defineRule, type Finding } from '../rule'
import { Field, suggestion } from '../wording'

const missing = defineRule<{ path: Path; name: string; pdfs: string[] }>('pdf/missing', 'error', {
  en: {
    what: ({ path, name }) => `${Field(path, 'en')}: the folder static has no file ${name}.`,
    why: 'The link would lead nowhere.',
    fix: ({ name, pdfs }) => (pdfs.length > 0 ? suggestion(name, pdfs, 'en') : `Put the PDF there as static${name}.`),
  },
  cs: {
    what: ({ path, name }) => `${Field(path, 'cs')}: ve složce static není soubor ${name}.`,
    why: 'Odkaz by nikam nevedl.',
    fix: ({ name, pdfs }) => (pdfs.length > 0 ? suggestion(name, pdfs, 'cs') : `Dejte PDF sem: static${name}.`),
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

/** The documents that the content names are there and open. */
export function check({ folder, files }: Content): Finding[] {
  const pdfs = [...folder.staticFiles].filter((name) => name.endsWith('.pdf'))
  return files.filter(hasKind).flatMap((file) =>
    namedFields(kinds[file.kind].schema, file.yaml.data)
      .filter(({ meta }) => meta.staticFile)
      .flatMap(({ path, value: name }) => {
        if (!folder.staticFiles.has(name)) return [missing.at(at(file, path), { path, name, pdfs })]
        return folder.brokenPdfs.has(name) ? [broken.at(at(file, path), { path, name })] : []
      }),
  )
}
