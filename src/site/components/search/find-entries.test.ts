/** @jest-environment node */
import * as fc from 'fast-check'
import { searchWords } from '../../../i18n/match-words'
import { finderOf } from './find-entries'
import type { SearchEntry } from './search-index'

const entry = (title: string, line = '', words = ''): SearchEntry => ({ title, line, href: `/${title}`, words })

const groups = [
  { heading: 'Umělci', entries: [entry('Jiří Novák', 'Brno'), entry('Ema Borůvková', 'Praha', 'maluje more')] },
  {
    heading: 'Díla',
    entries: [
      entry('Břeh', 'Ema Borůvková, 2024, olej na plátně'),
      entry('Olejnatka', 'Jiří Novák, 2021, tisk'),
      entry('Moře', 'Jiří Novák, 2022, akryl'),
    ],
  },
  {
    heading: 'Program',
    entries: [
      entry('Šedesát za hodinu', 'Komentovaná prohlídka, sobota 6. září, 10:00–11:00', 'otso vihermaa'),
      entry('Prohlídka za úsvitu', 'Komentovaná prohlídka, pátek 5. září, 19:00–20:00'),
    ],
  },
]

const find = finderOf(groups)
const titles = (query: string) => find(query).map(({ entries }) => entries.map(({ title }) => title))

test.each([
  ['boruv', [['Ema Borůvková'], ['Břeh']]],
  ['BORŮVKOVÁ', [['Ema Borůvková'], ['Břeh']]],
  ['novak jiri', [['Jiří Novák'], ['Olejnatka', 'Moře']]],
  ['jiri novak 2022', [['Moře']]],
  ['prohlidka', [['Prohlídka za úsvitu', 'Šedesát za hodinu']]],
  ['6. září', [['Šedesát za hodinu']]],
  ['vihermaa', [['Šedesát za hodinu']]],
  ['borůvkvoá', [['Ema Borůvková'], ['Břeh']]],
  ['prohlitk', [['Prohlídka za úsvitu', 'Šedesát za hodinu']]],
  ['', []],
  ['…', []],
  ['brno', [['Jiří Novák']]],
  ['brn', [['Jiří Novák']]],
  ['bno', []],
  ['xyz', []],
])('the query “%s” finds %j', (query, expected) => expect(titles(query)).toEqual(expected))

test.each(['oneill', "o'neill", 'o’neill', 'neill'])('the query “%s” finds the word O’Neill first', (query) => {
  const artists = finderOf([{ heading: '', entries: ['Oneilla Malá', 'Sinéad O’Neill'].map((name) => entry(name)) }])
  expect(artists(query)[0]?.entries[0]?.title).toBe('Sinéad O’Neill')
})

test('a whole word comes before its beginning, a title before a line, a line before other words, an error last', () => {
  expect(titles('olej')).toEqual([['Olejnatka', 'Břeh']])
  expect(titles('more')).toEqual([['Moře'], ['Ema Borůvková']])
  const similar = finderOf([
    { heading: '', entries: ['Mares', 'Marek Novák', 'Mare', 'Marena'].map((title) => entry(title)) },
  ])
  expect(similar('mare')[0]?.entries.map(({ title }) => title)).toEqual(['Mare', 'Mares', 'Marek Novák', 'Marena'])
})

test('the words that nobody sees must be right', () => {
  expect(titles('vihemraa')).toEqual([])
})

const letter = fc.constantFrom(...'aábcčdďeéěhiíklľłmnňoóørřsšťuúůyýž')
const word = fc.string({ unit: letter, minLength: 4, maxLength: 10 })
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 30, selector: searchWords })

const isFound = (all: string[], query: string, title: string) =>
  finderOf([{ heading: '', entries: all.map((each) => entry(each)) }])(query)
    .flatMap(({ entries }) => entries)
    .some((each) => each.title === title)

test('each of many names is found by its words without accents in any order, and is among the first', () => {
  fc.assert(
    fc.property(names, (all) => {
      const find = finderOf([{ heading: '', entries: all.map((each) => entry(each)) }])
      for (const each of all) {
        const query = searchWords(each).split(' ').toReversed().join(' ')
        const found = find(query)[0]!.entries.map(({ title }) => title)
        // Another name may contain all its words too.
        const rivals = all.filter((other) =>
          query.split(' ').every((part) => searchWords(other).split(' ').includes(part)),
        )
        expect(found.slice(0, rivals.length)).toContain(each)
      }
    }),
  )
})

test('each name is found with one wrong letter', () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), letter, (all, which, where, wrong) => {
      const title = all[which % all.length]!
      const query = searchWords(title)
      const at = where % query.length
      fc.pre(query[at] !== ' ')
      expect(isFound(all, query.slice(0, at) + searchWords(wrong) + query.slice(at + 1), title)).toBe(true)
    }),
  )
})
