import type { Collection } from '../../../../model/fields'
import type { Finding } from '../../base/rule'
import { at, type Content, hasGap, hasKind } from '../../read/content'
import { folderOf, placeOfFile } from '../../read/content-folder'
import { mayName, namedFields } from '../records/named-fields'
import { pdfsOf } from './pdfs'
import { report } from './words'

/** What nothing uses. Not reported where a field that is unknown could use it. */
export function check(content: Content): Finding[] {
  return [...pictures(content), ...places(content), ...programmes(content), ...pdfs(content)]
}

function pictures({ folder, files }: Content): Finding[] {
  const named = new Set<string>()
  const unsure = new Set<string>()
  for (const each of files) {
    const directory = folderOf(each.path)
    if (mayName(each, ({ image }) => image === true)) unsure.add(directory)
    for (const { meta, value } of hasKind(each) ? namedFields(each) : []) {
      if (!meta.image) continue
      named.add(directory + value)
      // A wrong name is reported at its place: it may mean any picture of the folder.
      if (!folder.pictures.has(directory + value)) unsure.add(directory)
    }
  }
  return [...folder.pictures.keys()]
    .filter((path) => !named.has(path) && !unsure.has(folderOf(path)))
    .map((path) => report('orphan/picture', placeOfFile(folder, path), {}, { cause: folderOf(path) }))
}

function places(content: Content): Finding[] {
  const isUnsure = content.files.some((file) => mayName(file, ({ reference }) => reference === 'places'))
  if (isUnsure || content.folder.oversized.size > 0) return []
  const known = content.slugs('Place')
  const named = namesOf(content, 'places')
  // As with pictures, a wrong name may mean any place, and an event that is missing may use any.
  if (named.some((slug) => !known.has(slug))) return []
  if (namesOf(content, 'events').some((slug) => !content.slugs('Event').has(slug))) return []
  return content
    .records('Place')
    .filter(({ data: { slug } }) => slug !== undefined && !named.includes(slug))
    .map((record) => report('orphan/place', at(record, ['slug'])))
}

const namesOf = ({ files }: Content, collection: Collection) =>
  files.filter(hasKind).flatMap((file) =>
    namedFields(file)
      .filter(({ meta }) => meta.reference === collection)
      .map(({ value }) => value),
  )

/** The texts above the programme, where every event is by invitation. */
function programmes(content: Content): Finding[] {
  const exhibition = content.records('Exhibition')[0]
  const isSeen = content.records('Event').some((event) => !event.data.invitation || hasGap(event, ['invitation']))
  if (!exhibition?.data.programme || isSeen || !content.isComplete('Event')) return []
  return [report('orphan/programme', at(exhibition, ['programme']))]
}

function pdfs({ folder, records }: Content): Finding[] {
  const exhibition = records('Exhibition')[0]
  if (!exhibition || mayName(exhibition, ({ contentFile }) => contentFile === true)) return []
  const all = pdfsOf(folder)
  const named = new Set(exhibition.data.documents?.map((document) => document?.file))
  // As with pictures, a wrong name may mean any PDF.
  if ([...named].some((path) => path === undefined || !all.includes(path))) return []
  return all.filter((path) => !named.has(path)).map((path) => report('orphan/pdf', placeOfFile(folder, `files${path}`)))
}
