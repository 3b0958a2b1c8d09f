/** @jest-environment node */
import { aContentFolder } from '../../../../../tests/support/content'
import { all, type Change, copy, put, remove, swap } from '../../../../../tests/support/faults'
import { rulesOf } from '../../../../../tests/support/problems'
import type { ContentFolder } from '../../read/content-folder'

const event = 'events/prohlidka.yaml'
const capacity = 'capacity: 25\n'
const later = swap(event, '"2031-09-05T17:30"', '"2031-09-05T17:45"')
const updated = (time: string) => `${capacity}updated: "${time}"\n`

/** The names of the rules that a change of the content breaks. */
function rulesAfter(change: Change, content: ContentFolder = aContentFolder()): string[] {
  const after = change(content)
  const texts = [...content.texts].filter(([path, text]) => after.texts.get(path) !== text)
  const before = { texts: new Map(texts), now: new Date('2031-08-02T10:00:00Z') }
  return rulesOf({ ...after, before })
}

const warning = ['event/changed-without-updated']

test('a moved event is no problem with a new time in `updated`', () => {
  expect(rulesAfter(later)).toEqual(warning)
  expect(rulesAfter(all(later, swap(event, capacity, updated('2031-08-02T12:00'))))).toEqual([])
})

test('a moved event that loses its `updated`, or keeps it, is unlikely', () => {
  const stamped = swap(event, capacity, updated('2031-08-01T12:00'))(aContentFolder())
  expect(rulesAfter(later, stamped)).toEqual(warning)
  expect(rulesAfter(all(later, swap(event, updated('2031-08-01T12:00'), capacity)), stamped)).toEqual(warning)
})

test('a new event, and one with another text, need no `updated`', () => {
  expect(rulesAfter(swap(event, 'cs: Prohlídka', 'cs: Procházka'))).toEqual([])
  const other = (text: string) =>
    text
      .replace('slug: prohlidka', 'slug: druha')
      .replace(/2031-09-05/g, '2031-09-06')
      .replace(/Prohlídka/, 'Druhá')
  expect(rulesAfter(copy(event, 'events/druha.yaml', other))).not.toContain(warning[0])
})

test('an event that moves with its file is known by its slug', () => {
  const moved = later(aContentFolder()).texts.get(event)!
  const rules = rulesAfter(all(remove(event), put('events/tour.yaml', moved)))
  expect(rules).toContain(warning[0])
})

test('an event that is called off without `updated` is reported once', () => {
  expect(rulesAfter(swap(event, capacity, `${capacity}cancelled: true\n`))).toEqual([
    'event/called-off-without-updated',
  ])
})

test('an event moves with the address of its building', () => {
  expect(rulesAfter(swap('places/palac.yaml', 'Nábřežní 6', 'Nábřežní 8'))).toEqual(warning)
})

test('content that is not compared with anything has no such problem', () => {
  expect(rulesOf(later(aContentFolder()))).toEqual([])
})
