import type { Finding } from '../../base/rule'
import { field, listed } from '../../base/message'
import { type Path, valueAt } from '../../base/path'
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
  const named = (record: ContentRecord, ...paths: Path[]) =>
    paths.flatMap((path): Person[] => {
      const name = valueAt(record.data, path)
      return typeof name === 'string' ? [{ record, path, name }] : []
    })
  return [
    ...content.records('Artist').flatMap((record) => named(record, ['name'])),
    ...content
      .records('Exhibition')
      .flatMap((record) => named(record, ['about', 'signature', 'name'], ['studios', 'guide', 'name'])),
    ...content.records('Event').flatMap((record) => {
      const leaders = record.data.ledBy ?? []
      return named(record, ...leaders.map((_, index) => ['ledBy', index, 'name']))
    }),
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
