/** @jest-environment node */
import { existsSync } from 'node:fs'
import { readContents } from './read-contents'

const [czech, english] = readContents('tests/exhibition')

test('texts are in the language of the content, with its typography', () => {
  expect(czech!.exhibition.name).not.toBe(english!.exhibition.name)
  expect(czech!.exhibition.contact.directions.join()).toContain('\u00a0')
})

test('what is missing is null, as in queries', () => {
  expect(czech!.events.map(({ cancelled }) => cancelled)).toContain(null)
  expect(czech!.artists.map(({ deathYear }) => deathYear)).not.toContain(undefined)
})

test('other records stand in place of their slugs', () => {
  const works = czech!.artists.flatMap((artist) => artist.works)
  expect(works.find(({ room }) => room)?.room).toMatchObject({ isInVenue: true })
  expect(czech!.events.flatMap(({ ledBy }) => ledBy).find(({ artist }) => artist)?.artist?.name).toBeTruthy()
  expect(czech!.events.find(({ place }) => place.within)?.place.within?.address?.street).toBeTruthy()
})

test('the programme is in order of time, and the events by invitation are apart', () => {
  const starts = czech!.events.map(({ start }) => start)
  expect(starts).toEqual(starts.toSorted())
  expect(czech!.invitations).toHaveLength(1)
  expect(czech!.events.map(({ slug }) => slug)).not.toContain(czech!.invitations[0]!.slug)
})

test('the pictures of works are files', () => {
  const pictures = czech!.artists.flatMap(({ works }) => works.map(({ image }) => image))
  expect(pictures.filter((file) => !existsSync(file))).toEqual([])
  expect(pictures).toContain(czech!.hero)
})
