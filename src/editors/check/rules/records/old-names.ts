import type { Finding } from '../../base/rule'
import { field, listed } from '../../base/message-values'
import type { Path } from '../../base/path'
import { at, type Content, type ContentRecord } from '../../read/content'
import { slugIn } from '../../read/slug'
import { report } from './words'

/** Where the content names a person, in its own language or in none. */
type Person = { record: ContentRecord; path: Path; name: string }

/** A person whose name a change corrects in one place is still called by the old name in others. */
export function check(content: Content): Finding[] {
  if (!content.before) return []
  const earlier = new Map(persons(content.before).map((person) => [keyOf(person), person.name]))
  const changed = persons(content).flatMap((person) => {
    const former = earlier.get(keyOf(person))
    return former === undefined || former === person.name ? [] : [{ ...person, former }]
  })
  const seen = new Set<string>()
  return changed.flatMap(({ record, path, name, former }) => {
    const places = placesOf(content, former, name)
    if (places.length === 0 || seen.has(former)) return []
    seen.add(former)
    const values = { field: field(record.kind, path), former, name, places: listed(places, maxPlaces) }
    return [report('name/old', at(record, path), values)]
  })
}

const maxPlaces = 5

const keyOf = ({ record, path }: Person) => [record.kind, slugIn(record.data) ?? '', ...path].join('\n')

function persons(content: Content): Person[] {
  const known = (record: ContentRecord, path: Path, name: string | undefined): Person[] =>
    name === undefined ? [] : [{ record, path, name }]
  return [
    ...content.records('Artist').flatMap((record) => known(record, ['name'], record.data.name)),
    ...content
      .records('Exhibition')
      .flatMap((record) => [
        ...known(record, ['about', 'signature', 'name'], record.data.about?.signature?.name),
        ...known(record, ['studios', 'guide', 'name'], record.data.studios?.guide?.name),
      ]),
    ...content
      .records('Event')
      .flatMap((record) =>
        (record.data.ledBy ?? []).flatMap((leader, index) => known(record, ['ledBy', index, 'name'], leader?.name)),
      ),
  ]
}

/** The files and lines that still have a name. The new name may contain the old one. */
function placesOf({ files }: Content, former: string, name: string): string[] {
  return files.flatMap(({ file, yaml }) =>
    yaml.text
      .split('\n')
      .flatMap((line, index) => (line.replaceAll(name, '').includes(former) ? [`${file}:${index + 1}`] : [])),
  )
}
