/** @jest-environment node */
import { aContentFolder } from '../../../tests/support/content'
import { all, type Change, remove, removeFolder, without } from '../../../tests/support/faults'
import { findProblems } from './run/find-problems'

const site = 'exhibition.yaml'
const noInvitation = all(remove('events/vecer.yaml'), remove('places/kotelna.yaml'))
const noEvents = all(
  removeFolder('events'),
  remove('places/kotelna.yaml'),
  remove('places/horni-sal.yaml'),
  without(site, 'studios', 'visits', 0, 'tour'),
)

const absent: [what: string, change: Change][] = [
  ['numbers', without(site, 'numbers')],
  ['a signature', without(site, 'about', 'signature')],
  ['studios', without(site, 'studios')],
  ['somebody who guides to the studios', without(site, 'studios', 'guide')],
  ['a tour to a studio', without(site, 'studios', 'visits', 0, 'tour')],
  ['works in the title', without(site, 'hero')],
  ['a certain work in the title', without(site, 'hero', 0, 'work')],
  ['anything above the programme', without(site, 'programme')],
  ['registration for the programme', without(site, 'programme', 'registration')],
  ['events', all(noEvents, without(site, 'programme'))],
  ['an invitation', noInvitation],
  ['partners', removeFolder('partners')],
  ['the biography of an artist', without('artists/jana-nova/artist.yaml', 'bio')],
]

test.each(absent)('nothing is wrong with an exhibition without %s, and nothing is reported', (_, change) => {
  const folder = all(change, (changed) => ({ ...changed, published: undefined }))(aContentFolder())
  expect(findProblems(folder, 'en')).toEqual([])
})

test('texts above a programme without events are reported, because nobody sees them', () => {
  const problems = findProblems({ ...noEvents(aContentFolder()), published: undefined }, 'en')
  expect(problems.map(({ rule, file }) => [rule, file])).toEqual([['orphan/programme', 'content/exhibition.yaml']])
})

test('an event by invitation alone makes no programme', () => {
  const folder = all(
    remove('events/prohlidka.yaml'),
    remove('places/horni-sal.yaml'),
    without(site, 'studios', 'visits', 0, 'tour'),
  )(aContentFolder())
  expect(findProblems(folder, 'en').map(({ rule }) => rule)).toEqual(['orphan/programme'])
})

test('a place that only the studios used is reported when there are none', () => {
  const folder = aContentFolder()
  const studio = (folder.texts.get('places/horni-sal.yaml') ?? '').replace('slug: horni-sal', 'slug: atelier')
  const named = {
    ...folder,
    files: new Set([...folder.files, 'places/atelier.yaml']),
    texts: new Map([
      ...folder.texts,
      ['places/atelier.yaml', studio.replace('Horní sál', 'Ateliér').replace('Upper Hall', 'Studio')],
      [site, (folder.texts.get(site) ?? '').replace('place: palac', 'place: atelier')],
    ]),
  }
  expect(findProblems(named, 'en')).toEqual([])
  expect(findProblems(without(site, 'studios')(named), 'en').map(({ rule }) => rule)).toEqual(['orphan/place'])
})
