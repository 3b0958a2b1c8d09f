import { shorten } from '../../base/message-values'
import { valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { report } from './words'

/** Reports what a list has twice: a language of the site, a language or a leader of an event, an artist of the studios. */
export function check(content: Content): Finding[] {
  return [
    ...content
      .records('Event')
      .flatMap((event) => [
        ...repeated(event.data.languages, [], (index) => at(event, ['languages', index])),
        ...repeated(event.data.ledBy, ['artist'], (index) => at(event, ['ledBy', index, 'artist'])),
        ...repeated(event.data.ledBy, ['name'], (index) => at(event, ['ledBy', index, 'name'])),
      ]),
    ...content
      .records('Exhibition')
      .flatMap((exhibition) => [
        ...repeated(exhibition.data.languages, ['code'], (index) => at(exhibition, ['languages', index, 'code'])),
        ...repeated(exhibition.data.studios?.visits, ['artist'], (index) =>
          at(exhibition, ['studios', 'visits', index, 'artist']),
        ),
      ]),
  ]
}

function repeated(
  list: readonly unknown[] = [],
  path: string[],
  placeOf: (index: number) => ReturnType<typeof at>,
): Finding[] {
  const values = list.map((item) => valueAt(item, path))
  return values.flatMap((value, index) =>
    typeof value === 'string' && values.indexOf(value) < index
      ? [report('list/twice', placeOf(index), { value: shorten(value) })]
      : [],
  )
}
