/** @jest-environment node */
import {
  anArtist as artist,
  anEvent as event,
  aWork as work,
  contentWith as content,
} from '../../../tests/support/published-content'
import type { Content } from '../published-content/read-contents'
import { largestFiles } from '../pictures/largest-file'
import { graphsOf } from './graphs'

type Node = Record<string, unknown>

/** The things of a type in the graph of a page. */
function find(path: string, type: string, from: Content, pictures = new Map<string, string>()): Node[] {
  const page = [...graphsOf(from, pictures)].find((each) => each.path === path)
  return (page!.graph['@graph'] as unknown as Node[]).filter((each) => each['@type'] === type)
}

test('the exhibition lasts from the first opening to the last closing, each with its offset from UTC', () => {
  const [exhibition] = find('/', 'ExhibitionEvent', content())
  expect(exhibition).toMatchObject({ startDate: '2031-10-25T12:00+02:00', endDate: '2031-10-26T19:00+01:00' })
})

test('hours that end after midnight stay as they are, and the exhibition ends on the next day', () => {
  const from = content()
  const openingHours = [{ date: '2031-10-25', opens: '18:00', closes: '01:00' }]
  const late = { ...from, exhibition: { ...from.exhibition, openingHours } }
  expect(find('/', 'ExhibitionEvent', late)[0]).toMatchObject({ endDate: '2031-10-26T01:00+02:00' })
  const [venue] = find('/', 'Place', late)
  expect(venue?.openingHoursSpecification).toMatchObject([
    { opens: '18:00', closes: '01:00', validFrom: '2031-10-25', validThrough: '2031-10-25' },
  ])
})

test('an event during the change to winter time has two offsets', () => {
  const [found] = find('/program/prohlidka', 'Event', content({ events: [event] }))
  expect(found).toMatchObject({ startDate: '2031-10-26T01:00+02:00', endDate: '2031-10-26T04:00+01:00' })
})

test('a room has the address and the position of its building, which is in the graph too', () => {
  const places = find('/program/prohlidka', 'Place', content({ events: [event] }))
  expect(places).toMatchObject([
    { name: 'Přístavní sklad' },
    {
      name: 'Podkroví',
      address: { streetAddress: 'Nábřežní 6', addressLocality: 'Brno' },
      geo: { latitude: 49.1951 },
      containedInPlace: { '@id': places[0]?.['@id'] },
    },
  ])
})

test.each([
  ['nothing', {}, undefined],
  ['a registration', { registration: { opens: null, closes: null } }, { availabilityEnds: '2031-10-26T01:00+02:00' }],
  [
    'a registration with its own times',
    { registration: { opens: '2031-09-01T09:00', closes: '2031-10-25T12:00' } },
    { validFrom: '2031-09-01T09:00+02:00', availabilityEnds: '2031-10-25T12:00+02:00' },
  ],
  [
    'a registration and no free place',
    { registration: { opens: null, closes: null }, availability: 'full' },
    { availability: 'https://schema.org/SoldOut' },
  ],
  [
    'a registration that the content closes',
    { registration: { opens: null, closes: null }, availability: 'closed' },
    { availability: undefined },
  ],
] as const)('an event with %s has the offer that this is', (_what, changes, offer) => {
  const [found] = find('/program/prohlidka', 'Event', content({ events: [{ ...event, ...changes }] }))
  if (offer) expect({ availability: undefined, ...(found?.offers as object) }).toMatchObject(offer)
  else expect(found).not.toHaveProperty('offers')
})

test('an event that was called off is cancelled, keeps its times, and has no offer', () => {
  const registration = { opens: null, closes: null }
  const [found] = find(
    '/program/prohlidka',
    'Event',
    content({ events: [{ ...event, cancelled: true, registration }] }),
  )
  expect(found).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    startDate: '2031-10-26T01:00+02:00',
  })
  expect(found).not.toHaveProperty('offers')
})

test('an event has no offer if people register on another site', () => {
  const events = [{ ...event, registration: { opens: null, closes: null } }]
  const [found] = find('/program/prohlidka', 'Event', content({ events, registration: 'https://tickets.example' }))
  expect(found).not.toHaveProperty('offers')
})

test.each([
  ['a person', {}, 'Person', { birthDate: '1984' }],
  ['a person who has died', { birthYear: 850, deathYear: 901 }, 'Person', { birthDate: '0850', deathDate: '0901' }],
  ['a person whose years are not certain', { circa: true }, 'Person', { birthDate: undefined }],
  ['a collective', { type: 'collective' }, 'Organization', { foundingDate: '1984', birthDate: undefined }],
] as const)('%s has the facts that are known', (_who, changes, type, facts) => {
  const [found] = find('/umelec-jana-nova', type, content({ artists: [{ ...artist, ...changes }] }))
  expect({ birthDate: undefined, ...found }).toMatchObject(facts)
})

test.each([
  ['one year', {}, '2024'],
  ['several years', { yearFrom: 2021 }, '2024'],
  ['no year', { year: null }, undefined],
  ['a year that is not certain', { circa: true }, undefined],
])('a work of %s has the date %s', (_years, changes, date) => {
  const artists = [{ ...artist, works: [{ ...work, ...changes }] }]
  const [found] = find('/umelec-jana-nova/dno', 'VisualArtwork', content({ artists }))
  expect(found?.dateCreated).toBe(date)
})

test.each([
  ['only a diameter has it in both directions', { diameter: 30 }, { height: { value: 30 }, width: { value: 30 } }],
  ['a diameter and a height has both', { diameter: 30, height: 80 }, { height: { value: 80 }, width: { value: 30 } }],
  ['a note has no size', { height: 80, width: 60, note: 'každý díl' }, { height: undefined, width: undefined }],
])('a work with %s', (_what, sizes, expected) => {
  const dimensions = { height: null, width: null, depth: null, diameter: null, note: null, ...sizes }
  const artists = [{ ...artist, works: [{ ...work, dimensions }] }]
  const [found] = find('/umelec-jana-nova/dno', 'VisualArtwork', content({ artists }))
  expect({ height: undefined, width: undefined, ...found }).toMatchObject(expected)
})

test('a work has its largest picture, and the measures that it has', () => {
  const images = { fallback: { srcSet: '/static/480.jpg 480w, /static/1440.jpg 1440w' } }
  const image = { gatsbyImageData: { images } }
  const dimensions = { height: 115, width: 82.5, depth: null, diameter: null, note: null }
  const pictures = largestFiles({ allArtist: { nodes: [{ slug: artist.slug, works: [{ slug: work.slug, image }] }] } })
  const artists = [{ ...artist, works: [{ ...work, dimensions }] }]
  const [found] = find('/umelec-jana-nova/dno', 'VisualArtwork', content({ artists }), pictures)
  expect(found).toMatchObject({
    height: { value: 115, unitCode: 'CMT' },
    width: { value: 82.5, unitCode: 'CMT' },
    image: { contentUrl: 'https://sedm.example/static/1440.jpg' },
  })
  expect(found).not.toHaveProperty('depth')
})

test.each([
  ['a person', {}, 'Person', 'affiliation'],
  ['a collective', { type: 'collective' }, 'Organization', 'memberOf'],
] as const)('%s has the website and the gallery, and neither without them', (_who, changes, type, property) => {
  const gallery = { name: 'Galerie Halli', url: 'https://halli.example' }
  const at = (own: object) =>
    find('/umelec-jana-nova', type, content({ artists: [{ ...artist, ...changes, ...own }] }))[0]
  expect(at({ url: 'https://jana.example', gallery })).toMatchObject({
    sameAs: 'https://jana.example',
    [property]: { '@type': 'Organization', ...gallery },
  })
  expect(at({})).not.toHaveProperty('sameAs')
  expect(at({})).not.toHaveProperty(property)
})

test('a work has its own gallery, and none without it', () => {
  const gallery = { name: 'Galerie Halli', url: 'https://halli.example' }
  const at = (own: object) =>
    find(
      '/umelec-jana-nova/dno',
      'VisualArtwork',
      content({ artists: [{ ...artist, works: [{ ...work, ...own }] }] }),
    )[0]
  expect(at({ gallery })).toMatchObject({ provider: gallery })
  expect(at({})).not.toHaveProperty('provider')
})

test('a page with questions is an FAQ page, and an answer ends with its place', () => {
  const from = content()
  const own = { title: 'Než přijdete', intro: '', sections: null, feedback: null }
  const questions = [
    { question: 'Smí\u00a0pes?', answer: 'Ne.\n', place: null },
    { question: 'Kde je šatna?', answer: 'Dole.\n', place: from.exhibition.venue },
  ]
  const pages = [
    { ...own, slug: 'nez-prijdete', questions },
    { ...own, slug: 'bezpeci', questions: null },
  ]
  const both = { ...from, exhibition: { ...from.exhibition, pages } }
  expect(find('/nez-prijdete', 'FAQPage', both)).toMatchObject([
    {
      url: 'https://sedm.example/nez-prijdete',
      mainEntity: [
        { '@type': 'Question', name: 'Smí pes?', acceptedAnswer: { '@type': 'Answer', text: 'Ne.' } },
        { name: 'Kde je šatna?', acceptedAnswer: { text: 'Dole.\n\nPřístavní sklad' } },
      ],
    },
  ])
  expect(find('/bezpeci', 'WebPage', both)).toHaveLength(1)
})
