import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { defaultLocale } from '../../../../i18n/locales'
import { isPartOfHome } from '../../../../model/home-anchors'
import { kindNames } from '../../../../model/kinds'
import { defineRule, type Finding } from '../../engine/rule'
import { slugIn, slugOfFile } from './slug'

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

export const rules = [fileName, taken]

/** A slug says where its file is, and leads to nothing else. */
export function check(content: Content): Finding[] {
  const records = kindNames.flatMap((kind) => content.records(kind) as readonly ContentRecord[])
  return [...takenAnchors(content), ...records.flatMap((record) => fileNames(content, record))]
}

/** An event has its address on the home page, beside the page's own parts. */
function takenAnchors(content: Content): Finding[] {
  return content.records('Event').flatMap((record) => {
    const { slug, formerSlugs = [] } = record.data
    const written = [
      { slug, path: ['slug'] },
      ...formerSlugs.map((slug, index) => ({ slug, path: ['formerSlugs', index] })),
    ]
    return written
      .filter(({ slug }) => isPartOfHome(slug))
      .map(({ slug, path }) => taken.at(at(record, path), { slug }))
  })
}

function fileNames(content: Content, record: ContentRecord): Finding[] {
  const slug = slugIn(record.data)
  const name = slugOfFile(record.path)
  if (slug === undefined || slug === name) return []
  const isSecond = content.slugs(record.kind).get(slug)?.file !== record.file
  // A page of text has a slug in each language; its file is called by that of the default language.
  const path = record.kind === 'TextPage' ? ['slug', defaultLocale] : ['slug']
  return isSecond ? [] : [fileName.at(at(record, path), { slug, name })]
}
