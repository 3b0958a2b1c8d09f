/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { cmsConfig } from './cms-config'
import { kindOf, type KindName } from '../../model/kinds'
import { yamlFormat } from './yaml-format'

const { collections } = cmsConfig('cs')

/** The format of a kind, as the form registers it. */
function formatOf(kind: KindName) {
  const { fields, files, modeline } = collections.find(({ format }) => format === `${kind.toLowerCase()}-yaml`)!
  return yamlFormat((fields ?? files?.[0]?.fields)!, modeline)
}

const contentFiles = readdirSync('tests/exhibition', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => kindOf(file))

const text = (file: string) => readFileSync(`tests/exhibition/${file}`, 'utf8')

test('opening and saving any content file changes nothing', () => {
  const changed = contentFiles.filter((file) => {
    const format = formatOf(kindOf(file)!)
    return format.toFile(format.fromFile(text(file))) !== text(file)
  })
  expect(contentFiles.length).toBeGreaterThan(10)
  expect(changed).toEqual([])
})

const event = `# yaml-language-server: $schema=../schemas/event.schema.json
# Svea asked for the small room.
slug: dilna
type: workshop
title:
  cs: Jeden arch
  en: One Sheet # not “paper”
start: "2031-09-05T16:00"
end: "2031-09-05T18:30"
place: kotelna
languages: [cs, en]
capacity: 14
ledBy:
  - artist: svea-tallmark
description:
  cs: |
    Naučíte se ohnout papír.
  en: |
    You will learn to fold paper.
`

const edited = (change: (data: Record<string, unknown>) => void) => {
  const format = formatOf('Event')
  const data = format.fromFile(event)
  change(data)
  return format.toFile(data)
}

test('only the line that was edited changes; comments stay', () => {
  expect(edited((data) => (data.capacity = 20))).toBe(event.replace('capacity: 14', 'capacity: 20'))
  expect(edited((data) => (data.title = { cs: 'Jeden arch', en: 'A Sheet' }))).toBe(
    event.replace('en: One Sheet', 'en: A Sheet'),
  )
})

test('dates, times and figures that are texts are written in quotes', () => {
  expect(edited((data) => (data.start = '2031-09-05T15:00'))).toContain('\nstart: "2031-09-05T15:00"\n')
  expect(
    formatOf('Exhibition').toFile({ numbers: [{ value: '50', label: { cs: 'umělců', en: 'artists' } }] }),
  ).toContain('  - value: "50"\n')
})

test('a text that YAML would misread is written in quotes', () => {
  const title = { cs: 'Díla: nová', en: '*starred' }
  expect(parse(edited((data) => (data.title = title)))).toMatchObject({ title })
})

test('paragraphs are a block that ends with one line break, whatever the browser sends', () => {
  const written = edited((data) => (data.description = { cs: 'Jeden.\r\n\r\nDva.\n\n\n', en: 'One.\n\nTwo.' }))
  expect(written).toContain('  cs: |\n    Jeden.\n\n    Dva.\n  en: |\n    One.\n\n    Two.\n')
})

test('a line break from Word is a line break, or a space in one line; other control characters are left out', () => {
  for (const lineBreak of ['\v', '\f', '\u0085', '\u2028', '\u2029']) {
    const title = { cs: `Jeden${lineBreak}arch`, en: 'One\u0007 Sheet' }
    const description = { cs: `Jeden.${lineBreak}\tDva.`, en: 'One.' }
    const written = parse(edited((data) => Object.assign(data, { title, description }))) as unknown
    expect(written).toMatchObject({
      title: { cs: 'Jeden arch', en: 'One Sheet' },
      description: { cs: 'Jeden.\n\tDva.\n' },
    })
  }
})

test('a field that is empty is left out', () => {
  expect(edited((data) => Object.assign(data, { availability: '', invitation: [] }))).toBe(event)
  expect(edited((data) => (data.ledBy = [{ artist: 'jana-nova', name: '', role: { cs: '', en: '' } }]))).toContain(
    'ledBy:\n  - artist: jana-nova\ndescription:',
  )
})

test('an optional group is a list in the form and a group in the file', () => {
  const format = formatOf('Place')
  const place = 'slug: dum\nname:\n  cs: Dům\n  en: House\naddress:\n  street: Dlouhá 1\n'
  const data = format.fromFile(place)
  expect(data.address).toEqual([{ street: 'Dlouhá 1' }])
  expect(parse(format.toFile(data))).toEqual(parse(place))
  expect(parse(format.toFile({ ...data, address: [] }))).not.toHaveProperty('address')
})

test('a page of text, whose slug is a group, keeps its comments', () => {
  const format = formatOf('TextPage')
  const page = '# Ask Ota first.\nslug:\n  cs: podekovani\n  en: thanks\ntitle:\n  cs: Díky # kratší\n  en: Thanks\n'
  // Decap CMS gives a copy of the data.
  expect(format.toFile(structuredClone(format.fromFile(page)))).toBe(page)
})

test('a registration of which every field is left out is written', () => {
  expect(parse(edited((data) => (data.registration = [{}])))).toMatchObject({ registration: {} })
  expect(parse(edited((data) => (data.registration = [{ opens: '', persons: '' }])))).toMatchObject({
    registration: {},
  })
})

test('comments move with works that change places', () => {
  const format = formatOf('Artist')
  const data = format.fromFile(
    'slug: jana\nworks:\n  - slug: a\n    year: 2020\n  # on loan\n  - slug: b\n    year: 2021\n  - slug: c\n',
  )
  const [a, b, c] = data.works as unknown[]
  expect(format.toFile({ ...data, works: [a, c, b] })).toMatch(/- slug: c\n {2}# on loan\n {2}- slug: b/)
})

test('comments stay with a record and with a work whose slugs change', () => {
  expect(edited((data) => (data.slug = 'archy'))).toBe(event.replace('slug: dilna', 'slug: archy'))
  const format = formatOf('Artist')
  const artist = '# Jana\nslug: jana\nworks:\n  - slug: a\n  # on loan\n  - slug: b # new\n'
  const data = format.fromFile(artist)
  const [a, b] = data.works as object[]
  const written = format.toFile({ ...data, works: [a, { ...b, slug: 'c' }] })
  expect(written).toBe(artist.replace('slug: b', 'slug: c'))
  // A work that takes the place of another is new.
  expect(format.toFile({ ...data, works: [a, { slug: 'c' }, b] })).toContain(
    '  - slug: c\n  # on loan\n  - slug: b # new',
  )
})

test('the comment of an entry without a slug goes and moves with it', () => {
  const format = formatOf('Exhibition')
  const day = (date: string, comment = '') => `  - date: "2031-09-0${date}"${comment}\n    opens: "10:00"\n`
  const hours = (...days: string[]) => `openingHours:\n${days.join('')}`
  const first = day('4')
  const [second, third] = [day('5', ' # guided'), day('6')]
  const data = format.fromFile(hours(first, second, third))
  const [a, b, c] = data.openingHours as object[]
  const written = (...days: unknown[]) => format.toFile({ ...data, openingHours: days })
  expect(written(a, c)).toContain(hours(first, third))
  expect(written(b, a, c)).toContain(hours(second, first, third))
  expect(written(a, { ...b, opens: '11:00' }, c)).toContain(hours(first, second.replace('10:', '11:'), third))
})

test('the comment at the top of a file stays there when the keys change their order', () => {
  const format = formatOf('Partner')
  const text = '# Ask Ota first.\nname: Koivu\nslug: koivu\n'
  expect(format.toFile(format.fromFile(text))).toBe('# Ask Ota first.\nslug: koivu\nname: Koivu\n')
})

test('an empty required list is written', () => {
  expect(parse(formatOf('Event').toFile({ slug: 'dilna' }))).toEqual({ slug: 'dilna', ledBy: [] })
})

test('a new file begins with the line that names its schema', () => {
  expect(formatOf('Artist').toFile({ slug: 'jana-nova', name: 'Jana Nová' })).toBe(
    '# yaml-language-server: $schema=../../schemas/artist.schema.json\nslug: jana-nova\nname: Jana Nová\n',
  )
})

test('a file that is not YAML is refused, not emptied', () => {
  expect(() => formatOf('Event').fromFile('title: "open')).toThrow()
})

test('an empty optional list is left out', () => {
  const format = formatOf('Exhibition')
  const data = format.fromFile(text('exhibition.yaml'))
  expect(parse(format.toFile({ ...data, numbers: [], studios: [] }))).not.toHaveProperty('numbers')
  expect(parse(format.toFile({ ...data, numbers: [], studios: [] }))).not.toHaveProperty('studios')
})
