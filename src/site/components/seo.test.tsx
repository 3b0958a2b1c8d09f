/** @jest-environment node */
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { alternatesOf } from '../../i18n/routes'
import { anExhibition } from '../../../tests/support/fixtures'
import { setBuildValues } from '../../../tests/support/set-build-values'
import { Seo } from './seo'

afterEach(() => setBuildValues({ asOf: '' }))

const page = { template: 'home', language: 'en', alternates: alternatesOf('artist', 'jana-nova') } as const

/** The head of a page, as HTML. */
function headOf(props: Partial<React.ComponentProps<typeof Seo>> = {}): string {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: 'https://sedm.example' })
  return renderToStaticMarkup(<Seo exhibition={anExhibition} title="Jana Nová" page={page} {...props} />)
}

test('the canonical address is the absolute address of the page, which may be indexed', () => {
  expect(headOf()).toContain('<link rel="canonical" href="https://sedm.example/en/artist-jana-nova"/>')
  expect(headOf()).not.toContain('robots')
})

test('the alternates are both languages, and Czech as the default', () => {
  const head = headOf()
  for (const [language, path] of [
    ['cs', '/umelec-jana-nova'],
    ['en', '/en/artist-jana-nova'],
    ['x-default', '/umelec-jana-nova'],
  ]) {
    expect(head).toContain(`<link rel="alternate" hrefLang="${language}" href="https://sedm.example${path}"/>`)
  }
})

test('the canonical address of the Czech home page has no query', () => {
  const page = { template: 'home', language: 'cs', alternates: alternatesOf('home') } as const
  expect(headOf({ page })).toContain('<link rel="canonical" href="https://sedm.example/"/>')
})

test('a page that must not be indexed has no address, no alternates, and the social image of the home page', () => {
  const head = headOf({ page: { ...page, noindex: true } })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|alternate|og:url/)
  expect(head).toContain('property="og:image" content="https://sedm.example/social/en.jpg"')
  expect(head).toContain('property="og:image:alt" content="Seven. Seven artists at a palace."')
})

test('<html> has the language, the phase and the dates by which scripts correct it', () => {
  jest.useFakeTimers({ now: new Date('2031-09-05T12:00:00Z') })
  const head = headOf()
  jest.useRealTimers()
  expect(head).toMatch(/<html [^>]*lang="en"/)
  expect(head).toContain('data-phase="during"')
  expect(head).toContain('data-opens="2031-09-04T08:00:00.000Z"')
  expect(head).toContain('data-closes="2031-09-07T19:00:00.000Z"')
  const page = { template: 'home', language: 'cs', alternates: alternatesOf('home') } as const
  expect(headOf({ page })).toMatch(/<html [^>]*lang="cs"/)
})

test('the phase at build time is that of the demoDate, if there is one', () => {
  setBuildValues({ asOf: '2031-09-05T10:00:00.000Z' })
  expect(headOf()).toContain('data-phase="during"')
})

test.each([
  ['Jana Nová', 'Jana Nová – Seven'],
  [null, 'Seven'],
  // It differs from the home page.
  ['Seven', 'Seven – Seven'],
])('of a page with the title %p the full title is “%s”', (title, full) => {
  expect(headOf({ title })).toContain(`<title>${full}</title>`)
})

test.each([
  [undefined, 'Seven artists at a palace.'],
  ['Paints the sea.', 'Paints the sea.'],
  ['Seven days.\n\nOne palace.', 'Seven days.'],
])('of a page that is described as %j the description is “%s”', (description, expected) => {
  const head = headOf({ description })
  expect(head).toContain(`<meta name="description" content="${expected}"/>`)
  expect(head).toContain(`<meta property="og:description" content="${expected}"/>`)
})

test('a page has its own social image, with alternative text', () => {
  const head = headOf({ imageAlt: 'Jana Nová: Sea, 2024. Waves.' })
  expect(head).toContain('property="og:image" content="https://sedm.example/social/en/artist-jana-nova.jpg"')
  expect(head).toContain('property="og:image:alt" content="Jana Nová: Sea, 2024. Waves."')
  expect(head).toContain('property="og:image:width" content="1200"')
  expect(head).toContain('property="og:image:height" content="630"')
  expect(headOf()).toContain('property="og:image:alt" content="Jana Nová – Seven. Seven artists at a palace."')
})
