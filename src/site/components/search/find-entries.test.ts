/** @jest-environment node */
import * as fc from 'fast-check'
import { searchWords } from '../../../i18n/match-words'
import { finderOf as finderOfIndex } from './find-entries'
import type { SearchEntry, SearchGroup } from './search-index'

const entry = (title: string, line = '', words = ''): SearchEntry => ({ title, line, href: `/${title}`, words })

const finderOf = (groups: SearchGroup[], synonyms = '', ignored = '') => finderOfIndex({ groups, synonyms, ignored })

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
  ['prohlídkami', [['Prohlídka za úsvitu', 'Šedesát za hodinu']]],
  ['novak 2044', [['Jiří Novák'], ['Olejnatka', 'Moře']]],
  ['brnoo', [['Jiří Novák']]],
  ['prah', [['Ema Borůvková']]],
  ['pahr', []],
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
const word = fc.string({ unit: letter, minLength: 5, maxLength: 10 })
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

describe('answers', () => {
  const answers = [
    {
      heading: 'Odpovědi',
      hasSynonyms: true as const,
      isFirst: true as const,
      entries: [
        { title: 'Smí se mnou pes?', href: '/psi', text: 'Jen vodicí. Ostatní zvířata čekají venku.' },
        { title: 'Kde jsou toalety?', href: '/wc', text: 'V přízemí. Bezbariérová je u výtahu.\nVoda teče.' },
        { title: 'הגעה', href: '/haga', text: 'הכניסה מרחוב הנמל. החניה ברחוב המפרשים.' },
        { title: 'Cesta', href: '/cesta', text: 'Od metra pěšky. Dne 4. září jede i tramvaj 17.' },
      ],
    },
    { heading: 'Umělci', entries: [entry('Dana Hranáčová'), entry('Wanda Cesta'), entry('Wc Malá'), entry('Venku')] },
  ]
  const find = finderOf(
    answers,
    'pes, psa, pejsek\nwc, záchod, toalety\ncesta, doprava, zastávk',
    'kde je se s můžu přijít',
  )
  const first = (query: string) => find(query)[0]?.entries[0]

  test.each([
    ['výtah', 'Bezbariérová je u výtahu.'],
    ['voda', 'Voda teče.'],
    ['tramvaj', 'Dne 4. září jede i tramvaj 17.'],
    ['tramvají', 'Dne 4. září jede i tramvaj 17.'],
    ['zvířata', 'Ostatní zvířata čekají venku.'],
    ['toalety', 'V přízemí.'],
    ['החניה', 'החניה ברחוב המפרשים.'],
  ])('the query “%s” shows the sentence that matches', (query, sentence) =>
    expect(first(query)?.sentence).toBe(sentence),
  )

  test('a phrase with the same meaning is found as one, also of words that say nothing', () => {
    const find = finderOf(answers, 'cesta, kde to je, jak domů', 'kde to je')
    expect(find('kde to je')[0]?.entries[0]?.href).toBe('/cesta')
    expect(find('Jak domů?')[0]?.entries[0]?.href).toBe('/cesta')
    expect(find('kde to')).toEqual([])
  })

  test('the first sentence answers a question, and under another title the sentence with the word is shown', () => {
    const text = 'Jíst se smí na dvoře. Kouření jen před domem.'
    const find = finderOf([
      { heading: '', entries: [{ title: 'Jídlo a kouření', href: '/1', text }] },
      { heading: '', entries: [{ title: 'Kde je kouření?', href: '/2', text }] },
    ])
    const sentences = find('kouření').flatMap(({ entries }) => entries.map(({ sentence }) => sentence))
    expect(sentences.toSorted()).toEqual(['Jíst se smí na dvoře.', 'Kouření jen před domem.'])
  })

  test('a whole word with the same meaning comes before a word that only begins so', () => {
    const similar = [{ ...answers[0]!, entries: [entry('Komu psát?'), ...answers[0]!.entries] }]
    expect(finderOf(similar, 'pes, psa', '')('psa')[0]?.entries[0]?.href).toBe('/psi')
  })

  test.each(['wc', 'záchod', 'zachody', 'kde je wc', 'WC?', 'toal'])(
    'the query “%s” finds words with the same meaning',
    (query) => expect(first(query)?.href).toBe('/wc'),
  )

  test('a short word with the same meaning is found whole only', () => {
    expect(find('pejsek').flatMap(({ entries }) => entries.map(({ href }) => href))).toEqual(['/psi'])
  })

  test('words that say nothing are left out, unless there is no other', () => {
    expect(first('můžu přijít se psa')?.href).toBe('/psi')
    expect(first('s')?.href).toBe('/psi')
  })

  test('without an entry that has all words, those with most of them are found', () => {
    expect(first('má můj pes slevu')?.href).toBe('/psi')
    expect(find('xyzxyz')).toEqual([])
  })

  test('a word of four letters is never mistyped', () => expect(find('hora')).toEqual([]))

  const headings = (query: string) => find(query).map(({ heading }) => heading)

  test('answers come before others that are a little better, and after those that are much better', () => {
    expect(headings('cesta')).toEqual(['Odpovědi', 'Umělci'])
    expect(headings('wc')).toEqual(['Odpovědi', 'Umělci'])
    expect(headings('venku')).toEqual(['Umělci', 'Odpovědi'])
  })

  test('words with the same meaning find no names and no titles', () =>
    expect(headings('toalety')).toEqual(['Odpovědi']))
})

test('an address and a picture begin as their group says', () => {
  const group = { heading: 'Díla', base: '/umelec-', pictures: '/search/pictures/' }
  const [found] = finderOf([{ ...group, entries: [{ title: 'Dno', href: 'jana/dno' }] }])('dno')
  expect(found?.entries[0]).toMatchObject({ href: '/umelec-jana/dno', picture: '/search/pictures/jana/dno.avif' })
})
