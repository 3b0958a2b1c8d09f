import { locales } from '../../i18n/locales'
import { pathTo } from '../../i18n/routes'
import { at, publishedFile, type Content, type ContentRecord } from '../content-folder'
import { isPartOfHome } from '../../model/home-anchors'
import { kindNames } from '../../model/kinds'
import { redirectsOf } from '../redirects'
import { defineRule, type Finding } from '../rule'
import { didYouMean } from '../wording'
import { slugOfFile } from '../slug'

type Moved = { old: string; now?: string }

const ruleFor = (path: string, target: string) =>
  `[[redirects]]\n  from = "${path}"\n  to = "${target}"\n  status = 301`

const redirectsFor = ({ old, now }: Moved) =>
  locales
    .map((locale) =>
      ruleFor(pathTo('artist', locale, old), now ? pathTo('artist', locale, now) : pathTo('artists', locale)),
    )
    .join('\n  ')

const gone = defineRule<Moved>('slug/gone', 'error', {
  en: {
    what: ({ old }) => `The page ${pathTo('artist', 'cs', old)} was published, and is no more.`,
    why: 'Links that people have shared would break.',
    fix: (facts) => `Bring the old slug back, or write into netlify.toml:\n  ${redirectsFor(facts)}`,
  },
  cs: {
    what: ({ old }) => `Stránka ${pathTo('artist', 'cs', old)} byla zveřejněná, a teď by zmizela.`,
    why: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
    fix: (facts) => `Vraťte původní slug, nebo do netlify.toml napište:\n  ${redirectsFor(facts)}`,
  },
})

const unlisted = defineRule<{ slug: string }>('slug/unlisted', 'warning', {
  en: {
    what: ({ slug }) => `“${slug}” is not in the list of published addresses (${publishedFile}) yet.`,
    why: 'Only listed addresses are kept from being lost later.',
    fix: ({ slug }) => `Add the line ${slug} there; \`npm run check:content -- --fix\` does it.`,
  },
  cs: {
    what: ({ slug }) => `„${slug}“ ještě není v seznamu zveřejněných adres (${publishedFile}).`,
    why: 'Jen adresy ze seznamu jsou chráněné, aby se později neztratily.',
    fix: ({ slug }) => `Připište tam řádek ${slug}; udělá to \`npm run check:content -- --fix\`.`,
  },
})

const fileName = defineRule<{ slug: string; name: string }>('slug/file-name', 'warning', {
  en: {
    what: ({ slug, name }) => `The slug is “${slug}”, but the file or folder is called “${name}”.`,
    why: 'Whoever looks for it will not find it.',
    fix: ({ slug, name }) => `Rename it to “${slug}”, or write the slug “${name}”.`,
  },
  cs: {
    what: ({ slug, name }) => `Slug je „${slug}“, ale soubor nebo složka se jmenuje „${name}“.`,
    why: 'Kdo ho bude hledat, nenajde ho.',
    fix: ({ slug, name }) => `Přejmenujte ho na „${slug}“, nebo napište slug „${name}“.`,
  },
})

const taken = defineRule<{ slug: string }>('slug/taken-by-page', 'error', {
  en: {
    what: ({ slug }) => `The slug “${slug}” is the address of a part of the home page.`,
    why: 'A link to the event would lead there.',
    fix: 'Give the event another slug.',
  },
  cs: {
    what: ({ slug }) => `Slug „${slug}“ je adresa části úvodní stránky.`,
    why: 'Odkaz na událost by vedl tam.',
    fix: 'Dejte události jiný slug.',
  },
})

export const rules = [gone, unlisted, fileName, taken]

/** An address that was public keeps working. */
export function check(content: Content): Finding[] {
  const { published } = content.folder
  const isGone = goneOf(content)
  return [
    ...isGone,
    ...takenAnchors(content),
    ...(published === undefined ? [] : newPages(content, published, isGone)),
    ...kindNames.flatMap((kind) =>
      (content.records(kind) as readonly ContentRecord[]).flatMap((record) => fileNames(content, record, isGone)),
    ),
  ]
}

/** The slugs of a list, and the line that each stands on; what begins with # explains the list. */
export function publishedSlugs(list: string): { slug: string; line: number }[] {
  return list
    .split(/\r?\n/)
    .map((text, index) => ({ slug: text.trim(), line: index + 1 }))
    .filter(({ slug }) => slug !== '' && !slug.startsWith('#'))
}

function goneOf(content: Content): Finding[] {
  const { name, published = '', redirects } = content.folder
  const slugs = content.slugs('Artist')
  const led = new Set(redirectsOf(redirects?.text ?? '').map(({ from }) => from?.value))
  return publishedSlugs(published).flatMap(({ slug: old, line }) => {
    if (slugs.has(old) || locales.every((locale) => led.has(pathTo('artist', locale, old)))) return []
    // The folder often keeps its name when a slug is changed: then the fault is there.
    const renamed = content.files.find((file) => file.kind === 'Artist' && slugOfFile(file.path) === old)
    const now = renamed ? [...slugs].find(([, file]) => file === renamed)?.[0] : didYouMean(old, [...slugs.keys()])
    if (renamed) return [gone.at(at(renamed, ['slug']), { old, now })]
    return [gone.at({ file: `${name}/${publishedFile}`, line, column: 1, endColumn: old.length + 1 }, { old, now })]
  })
}

/** An event has its address on the home page, beside the page's own parts. */
function takenAnchors(content: Content): Finding[] {
  return content
    .records('Event')
    .filter(({ data }) => isPartOfHome(data.slug))
    .map((record) => taken.at(at(record, ['slug']), { slug: record.data.slug }))
}

function newPages(content: Content, published: string, told: Finding[]): Finding[] {
  const listed = new Set(publishedSlugs(published).map(({ slug }) => slug))
  return content
    .records('Artist')
    .filter(({ data, file }) => !listed.has(data.slug) && !told.some((finding) => finding.file === file))
    .map((record) => unlisted.at(at(record, ['slug']), { slug: record.data.slug }, { publish: record.data.slug }))
}

function fileNames(content: Content, record: ContentRecord, told: Finding[]): Finding[] {
  const slug = (record.data as { slug?: string }).slug
  const name = slugOfFile(record.path)
  if (slug === undefined || slug === name || told.some(({ file }) => file === record.file)) return []
  const isSecond = content.slugs(record.kind).get(slug)?.file !== record.file
  return isSecond ? [] : [fileName.at(at(record, ['slug']), { slug, name })]
}
