import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { partnerGroups } from '../../../model/choices'
import { renderIn } from '../../../../tests/support/render'
import { Partners } from './partners'

type Partner = Queries.PartnersFragment['nodes'][number]

const drawing = (name: string, ink: Partial<NonNullable<Queries.DrawingFragment['ink']>> = {}) => ({
  publicURL: `/static/${name}.svg`,
  ink: { width: 2, height: 0.5, tone: 'dark' as const, view: null, ...ink },
})

const partner = (group: Queries.PartnerGroup, more: Partial<Partner> = {}): Partner => ({
  slug: group,
  name: `The ${group}`,
  group,
  url: `https://${group}.example`,
  logo: drawing(group),
  logoDark: null,
  artists: [],
  ...more,
})

const partners = { nodes: partnerGroups.map((group) => partner(group)) }

test.each([
  ['cs', ['Pořadatelé', 'Partneři', 'Spolupracující galerie']],
  ['en', ['Organisers', 'Partners', 'Cooperating galleries']],
] as const)('the logos are in three groups: organizer, partners, cooperating galleries (%s)', (language, headings) => {
  renderIn(language, <Partners partners={partners} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(headings)
})

test('a group without partners has no heading and no list, and without any there is no section', () => {
  renderIn('en', <Partners partners={{ nodes: [partner('gallery')] }} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Cooperating galleries',
  ])
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(renderIn('en', <Partners partners={{ nodes: [] }} />).container).toBeEmptyDOMElement()
})

test('a gallery has links to its artists on show', () => {
  const artists = [{ slug: 'jana-nova', name: 'Jana Nová' }]
  renderIn('en', <Partners partners={{ nodes: [partner('gallery', { artists })] }} />)
  const list = screen.getByRole('list', { name: 'Artists on show: The gallery' })
  expect(within(list).getByRole('link', { name: 'Jana Nová' })).toHaveAttribute('href', '/en/artist-jana-nova')
})

test('a logo is a link with the partner’s name', () => {
  renderIn('en', <Partners partners={partners} />)
  const link = screen.getByRole('link', { name: 'The gallery' })
  expect(link).toHaveAttribute('href', 'https://gallery.example')
  expect(within(link).getByRole('img')).toHaveAttribute('src', '/static/gallery.svg')
})

const sizeOf = (element: Element) => ['width', 'height'].map((name) => Number(element.getAttribute(name)))

/** The narrow size of a logo and, before it, the sizes for other screens. */
function sizesOf(name: string) {
  const image = screen.getByRole('img', { name })
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
  return { image: sizeOf(image), sources: sources.map((source) => [source.media, ...sizeOf(source)]) }
}

test('the areas of the groups are 1 : 0.66 : 0.44, on phones and on wide screens', () => {
  renderIn('en', <Partners partners={partners} />)
  const areas = partnerGroups.map((group) => {
    const { image, sources } = sizesOf(`The ${group}`)
    const [, width, height] = sources[0] as [string, number, number]
    return [image[0]! * image[1]!, width * height]
  })
  for (const each of [0, 1]) {
    expect(areas[1]![each]! / areas[0]![each]!).toBeCloseTo(0.66, 1)
    expect(areas[2]![each]! / areas[0]![each]!).toBeCloseTo(0.44, 1)
  }
})

test('a logo with its own measure is scaled by it', () => {
  const wide = partner('organizer', {
    logo: drawing('wide', { width: 2.5, height: 0.4, view: 'svgView(viewBox(1,2,3,4))' }),
  })
  renderIn('en', <Partners partners={{ nodes: [wide] }} />)
  expect(sizesOf('The organizer')).toEqual({ image: [135, 22], sources: [['(min-width: 51.25rem)', 260, 42]] })
  expect(screen.getByRole('img')).toHaveAttribute('src', '/static/wide.svg#svgView(viewBox(1,2,3,4))')
})

test.each(['dark', 'light', 'coloured'] as const)(
  'a %s logo is inverted on the background on which it would be invisible',
  (tone) => {
    renderIn('en', <Partners partners={{ nodes: [partner('gallery', { logo: drawing('one', { tone }) })] }} />)
    expect(screen.getByRole('img')).toHaveClass('logo', tone)
  },
)

test('a logo with a version for dark screens is not inverted, and dark screens get that version', () => {
  const own = partner('gallery', { logoDark: drawing('night', { width: 1, height: 1 }) })
  renderIn('en', <Partners partners={{ nodes: [own] }} />)
  const image = screen.getByRole('img')
  expect(image).not.toHaveClass('dark')
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
  expect(sources.map((source) => [source.media, source.srcset])).toEqual([
    ['(min-width: 51.25rem) and (prefers-color-scheme: dark)', '/static/night.svg'],
    ['(prefers-color-scheme: dark)', '/static/night.svg'],
    ['(min-width: 51.25rem)', '/static/gallery.svg'],
  ])
})

test('an empty drawing has the size of an average logo', () => {
  renderIn(
    'en',
    <Partners partners={{ nodes: [partner('organizer', { logo: { ...drawing('empty'), ink: null } })] }} />,
  )
  expect(sizesOf('The organizer').image).toEqual([54, 54])
})
