import { shorten } from '../../base/message'
import { type Path, valueAt } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord } from '../../read/content'
import { report } from './words'

/** Reports what a list has twice: a language of the site, a language or a leader of an event, an artist of the studios. */
export function* check(content: Content): Iterable<Finding> {
  for (const event of content.records('Event')) {
    yield* repeated(event, ['languages'])
    yield* repeated(event, ['ledBy'], ['artist'])
    yield* repeated(event, ['ledBy'], ['name'])
  }
  for (const exhibition of content.records('Exhibition')) {
    yield* repeated(exhibition, ['languages'], ['code'])
    yield* repeated(exhibition, ['studios', 'visits'], ['artist'])
  }
}

/** @param key the key of each item to compare; the items themselves without it */
function* repeated(record: ContentRecord, path: Path, key: Path = []): Iterable<Finding> {
  const list = valueAt(record.data, path)
  const values = Array.isArray(list) ? list.map((item) => valueAt(item, key)) : []
  for (const [index, value] of values.entries())
    if (typeof value === 'string' && values.indexOf(value) < index)
      yield report('list/twice', at(record, [...path, index, ...key]), { value: shorten(value) })
}
