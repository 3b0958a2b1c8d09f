/** @jest-environment node */
import { artistNumbers } from './artist-numbers'

test('artists are numbered in the order of the default language', () => {
  const artists = ['Dvořák', 'Chlad', 'Hynek', 'Čermák', 'Cibulka'].map((sortName) => ({ slug: sortName, sortName }))
  expect(Object.fromEntries(artistNumbers(artists))).toEqual({ Cibulka: 1, Čermák: 2, Dvořák: 3, Hynek: 4, Chlad: 5 })
})
