import { namespaces } from '../../../i18n/keys'
import { kindNames, kinds } from '../../../model/kinds'
import { publishedFile, servedFolder, type ContentFolder } from '../content-folder'
import { isPictureName } from '../picture'
import { fileStart } from '../problem'
import { defineRule, type Finding } from '../rule'
import { didYouMean } from '../wording'

const patterns = [...kindNames.map((name) => kinds[name].pattern), 'translations/<name>.yaml']

const unexpected = defineRule<{ meant?: string }>('file/unexpected', 'error', {
  en: {
    what: 'Nothing reads a file of this name in this folder.',
    why: 'What it says would not be on the site.',
    fix: ({ meant }) =>
      meant ? `Did you mean “${meant}”?` : `Move or rename it to fit one of: ${patterns.join(', ')}.`,
  },
  cs: {
    what: 'Soubor s tímto jménem v této složce nikdo nečte.',
    why: 'Co je v něm, na stránkách nebude.',
    fix: ({ meant }) =>
      meant
        ? `Nemá se jmenovat „${meant}“?`
        : `Přesuňte ho nebo přejmenujte, aby odpovídal jednomu z těchto: ${patterns.join(', ')}.`,
  },
})

const missing = defineRule('file/missing', 'error', {
  en: {
    what: 'This file is missing.',
    why: 'The site cannot be built without it.',
    fix: 'Bring it back from the history, or copy it from another exhibition.',
  },
  cs: {
    what: 'Tento soubor chybí.',
    why: 'Bez něj se stránky nesestaví.',
    fix: 'Vraťte ho z historie, nebo ho zkopírujte z jiné výstavy.',
  },
})

const link = defineRule('file/link', 'error', {
  en: {
    what: 'This is a link to another file or folder.',
    why: 'Links do not survive on every computer.',
    fix: 'Put a copy of the file itself here.',
  },
  cs: {
    what: 'Toto je jen odkaz na jiný soubor nebo složku.',
    why: 'Takový odkaz nepřežije na každém počítači.',
    fix: 'Dejte sem kopii samotného souboru.',
  },
})

const tooLarge = defineRule<{ megabytes: string }>('file/too-large', 'error', {
  en: {
    what: ({ megabytes }) => `The file has ${megabytes} MB; nobody writes so much by hand.`,
    why: 'Reading it would stop every build.',
    fix: 'Look whether something else was saved under this name.',
  },
  cs: {
    what: ({ megabytes }) => `Soubor má ${megabytes} MB, tolik nikdo rukou nenapíše.`,
    why: 'Čtení by zastavilo každé sestavení stránek.',
    fix: 'Podívejte se, jestli se pod tímto jménem neuložilo něco jiného.',
  },
})

const unused = defineRule('file/unused', 'warning', {
  en: {
    what: 'This file is neither YAML nor a picture.',
    why: 'Nothing on the site uses it.',
    fix: 'Delete it, or keep it outside of the content.',
  },
  cs: {
    what: 'Tento soubor není ani YAML, ani obrázek.',
    why: 'Na stránkách ho nic nepoužívá.',
    fix: 'Smažte ho, nebo ho uchovávejte mimo složku obsahu.',
  },
})

const notPdf = defineRule('file/not-pdf', 'error', {
  en: {
    what: 'The folder files is for PDFs, and this is none.',
    why: 'Its files are on the site as they are, and PDFs are what the site has documents for.',
    fix: 'Save it as a PDF whose name ends in .pdf, or keep it outside of the content.',
  },
  cs: {
    what: 'Složka files je pro PDF, a toto PDF není.',
    why: 'Její soubory jsou na webu tak, jak jsou, a dokumenty webu jsou PDF.',
    fix: 'Uložte ho jako PDF se jménem na .pdf, nebo ho uchovávejte mimo složku obsahu.',
  },
})

export const rules = [unexpected, missing, link, tooLarge, unused, notPdf]

const isYaml = (path: string) => /\.ya?ml$/.test(path)
// Written for people (README, REFERENCE), or by other tools of this project (schemas).
const isKnown = (path: string) =>
  path === publishedFile || /(^|\/)(README|REFERENCE)(\.\w+)?\.md$|^schemas\//.test(path)

const isServed = (path: string) => path.startsWith(servedFolder)

/** What is wrong with the files themselves, before any is read. */
export function fileFindings({ name, files, links, oversized }: ContentFolder): Finding[] {
  const place = (path: string) => ({ file: `${name}/${path}`, ...fileStart })
  const translations = namespaces.map((namespace) => `translations/${namespace}.yaml`)
  const single = kindNames.flatMap((kind) => ('single' in kinds[kind] ? [kinds[kind].pattern] : []))
  return [
    ...[...links].map((path) => link.at(place(path))),
    ...[...oversized].map(([path, bytes]) => tooLarge.at(place(path), { megabytes: (bytes / 1e6).toFixed(1) })),
    ...[...single, ...translations].filter((path) => !files.has(path)).map((path) => missing.at(place(path))),
    ...[...files]
      .filter((path) => isServed(path) && !isYaml(path) && !path.endsWith('.pdf'))
      .map((path) => notPdf.at(place(path))),
    ...[...files]
      .filter((path) => !isServed(path) && !isYaml(path) && !isPictureName(path) && !isKnown(path))
      .map((path) => unused.at(place(path))),
  ]
}

/** A YAML file of no kind, with the name that it probably should have. */
export function unexpectedFile(file: string, path: string): Finding {
  return unexpected.at({ file, ...fileStart }, { meant: nameMeant(path) })
}

function nameMeant(path: string): string | undefined {
  const parts = path.split('/')
  const [top = '', second = ''] = parts
  const folder = didYouMean(top, ['artists', 'events', 'pages', 'partners', 'places', 'translations'])
  if (parts.length === 1) return didYouMean(top, ['exhibition.yaml'])
  if (!folder) return undefined
  if (folder === 'artists')
    return parts.length <= 3 ? `artists/${second.replace(/\.ya?ml$/, '')}/artist.yaml` : undefined
  return parts.length === 2 ? `${folder}/${second.replace(/\.\w+$/, '')}.yaml` : undefined
}
