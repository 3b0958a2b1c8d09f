/** @jest-environment node */
import { openTypeface, type Typeface } from './glyph-outlines'
import { artistLayout, type Facts, listLayout, homeLayout, type Layout, titleLayout } from './layouts'

const margin = 48
const inside = { left: margin - 1, right: 1200 - margin + 1, top: 0, bottom: 630 }

const facts: Facts = {
  name: 'Sedm',
  subtitle: 'čtyřdenní přehlídka soudobého sochařství',
  dates: '30. srpna – 2. září 2031',
  venue: 'Přístavní sklad',
  locality: 'Brno',
  admission: 'vstup zdarma',
}

const ratios = [0.4, 0.73, 1, 1.29, 1.31, 1.6, 2.6, 4]
const names = [
  'Radomíra Přístavovičová-Nevěrnová',
  'Valerie Kolouch Skalová',
  'Öö',
  'Maximiliána',
  'Anna-Marie Bartolomějská ze Žďárských Vrchů-Nezvěstická',
]

let typeface: Typeface
beforeAll(async () => {
  typeface = await openTypeface()
})

type Extent = { left: number; right: number; top: number; bottom: number }

/** The bounding box of each path; control points of curves may lie slightly outside of it. */
function extents({ svg }: Layout): Extent[] {
  return [...svg.matchAll(/<path fill="[^"]+" d="([^"]+)"/g)].slice(1).map(([, path = '']) => {
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const xs = numbers.filter((_, index) => index % 2 === 0)
    const ys = numbers.filter((_, index) => index % 2 === 1)
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  })
}

function expectAllInside(layout: Layout) {
  for (const { left, right, top, bottom } of extents(layout)) {
    expect(left).toBeGreaterThanOrEqual(inside.left)
    expect(right).toBeLessThanOrEqual(inside.right)
    expect(top).toBeGreaterThanOrEqual(inside.top)
    expect(bottom).toBeLessThanOrEqual(inside.bottom)
  }
}

function expectWorkFree(layout: Layout, ratio: number) {
  const { x, y, width, height } = layout.work!
  expect(Math.abs(width / height / ratio - 1)).toBeLessThan(0.01)
  expect(x).toBeGreaterThanOrEqual(margin)
  expect(y).toBeGreaterThanOrEqual(margin)
  expect(x + width).toBeLessThanOrEqual(1200 - margin)
  expect(y + height).toBeLessThanOrEqual(630 - margin)
  for (const { left, right, top, bottom } of extents(layout)) {
    const overlaps = left < x + width && right > x && top < y + height && bottom > y
    expect(overlaps).toBe(false)
  }
}

test.each(names)('the name %s is beside or below the whole work, whatever the ratio of the work', (name) => {
  for (const ratio of ratios) {
    const layout = artistLayout(typeface, facts, { name, number: '27', background: '#eee', ratio })
    expectAllInside(layout)
    expectWorkFree(layout, ratio)
  }
})

test.each(['Kryštof Čermák', 'Ďáblice Šťastná', names[0]!])('the name %s does not overlap number and facts', (name) => {
  for (const ratio of ratios) {
    const lines = extents(artistLayout(typeface, facts, { name, number: '27', background: '#eee', ratio }))
    const label = lines.slice(lines.length - (ratio > 1.3 ? 5 : 4))
    for (const letters of lines.slice(0, lines.length - label.length)) {
      for (const fact of label) {
        expect(fact.top < letters.bottom && fact.bottom > letters.top && fact.left < letters.right).toBe(false)
      }
    }
  }
})

test('a wide work takes the width of the image, and the name is below it', () => {
  const { work } = artistLayout(typeface, facts, { name: 'Jana Nová', number: '27', background: '#eee', ratio: 2.4 })
  expect(work!.width).toBeGreaterThan(750)
})

test.each([
  ['Čtyř', 'icet'],
  ['Fai', 'ry'],
  ['Výstava studentů ', 'výtvarných akademií'],
  ['A', ''],
])('the title %s|%s has the whole work in its middle, and does not overlap the facts', (...halves) => {
  for (const ratio of ratios) {
    const layout = homeLayout(typeface, facts, halves, ratio)
    expectAllInside(layout)
    expectWorkFree(layout, ratio)
    const lines = extents(layout)
    const title = lines.filter(({ top }) => top < 430)
    const foot = lines.filter(({ top }) => top >= 430)
    expect(foot).toHaveLength(3)
    expect(Math.max(...title.map(({ bottom }) => bottom))).toBeLessThan(Math.min(...foot.map(({ top }) => top)))
  }
})

test.each([1, 3, 50, 5000])('of %d names, the list shows as many as are readable', (count) => {
  const list = Array.from({ length: count }, (_, index) => names[index % 3]!)
  const layout = listLayout(typeface, facts, { title: 'Umělci', names: list, ratio: 0.73 })
  expectAllInside(layout)
  expectWorkFree(layout, 0.73)
  const drawn = extents(layout).length - 3
  if (count === 5000) expect(drawn).toBeGreaterThan(60)
  else expect(drawn).toBe(count)
})

test('in a list, a title that is longer than a row is left out, and those after it are not', () => {
  const long = 'Pohled na přístav od západu '.repeat(10)
  const layout = listLayout(typeface, facts, { title: 'Díla', names: [...names, long, ...names], ratio: 1.6 })
  expectAllInside(layout)
  expect(extents(layout).length - 3).toBe(2 * names.length)
})

test('the title and the facts of a text page fit the image', () => {
  for (const title of ['Bezpečnostní informace', 'Safety', 'Jak se k nám dostanete a kde zaparkujete kolo']) {
    const layout = titleLayout(typeface, facts, title)
    expectAllInside(layout)
  }
})

const nothing: Facts = { name: '', subtitle: '', dates: '', venue: '', locality: '', admission: '' }
/** Only the venue and the dates can be drawn. */
const some: Facts = { ...nothing, venue: facts.venue, dates: facts.dates }

test.each(['none', 'some'])('a line that is left out leaves no outline, and no comma, when there are %s', (which) => {
  const its = { none: nothing, some }[which]!
  for (const ratio of ratios) {
    const artist = artistLayout(typeface, its, { name: '', number: '27', background: '#eee', ratio })
    const layouts = [
      homeLayout(typeface, its, ['', ''], ratio),
      listLayout(typeface, its, { title: '', names: [], ratio }),
      artist,
    ]
    for (const layout of [...layouts, titleLayout(typeface, its, '')]) {
      expect(layout.svg).not.toMatch(/NaN|Infinity|d=""/)
      expectAllInside(layout)
    }
    for (const layout of layouts) expectWorkFree(layout, ratio)
    // The number; beside it the dates and the venue.
    expect(extents(artist)).toHaveLength(which === 'none' ? 1 : 3)
  }
  expect(extents(titleLayout(typeface, its, ''))).toHaveLength(which === 'none' ? 0 : 2)
})

test('without dates, the place begins at the margin', () => {
  const [place] = extents(titleLayout(typeface, { ...nothing, venue: facts.venue }, ''))
  expect(place!.left).toBeCloseTo(margin, 0)
})

test('without the name of the exhibition, the other facts take its place', () => {
  const artist = (its: Facts, ratio: number) =>
    extents(artistLayout(typeface, its, { name: 'Ema', number: '27', background: '#eee', ratio }))
  const [, dates, place] = artist({ ...facts, name: '' }, 1).slice(-3)
  expect(dates!.left).toBeCloseTo(place!.left, 0)
  const [first] = artist({ ...facts, name: '' }, 2).slice(-3)
  const [name] = artist(facts, 2).slice(-4)
  expect(Math.abs(first!.bottom - name!.bottom)).toBeLessThan(8)
})
