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

test('the canonical address is the absolute address of the page', () => {
  expect(headOf()).toContain('<link rel="canonical" href="https://sedm.example/en/artist-jana-nova"/>')
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

test('a page that must not be indexed has no canonical address and no alternates', () => {
  const head = headOf({ page: { ...page, noindex: true } })
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toMatch(/canonical|alternate|og:url/)
})

test('a page that may be indexed has no robots tag', () => {
  expect(headOf()).not.toContain('robots')
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

test('the title ends with the exhibition’s name, and is that name on the home page', () => {
  expect(headOf()).toContain('<title>Jana Nová – Seven</title>')
  expect(headOf({ title: null })).toContain('<title>Seven</title>')
})

test('a page that is called like the exhibition has its name twice, so that it differs from the home page', () => {
  expect(headOf({ title: 'Seven' })).toContain('<title>Seven – Seven</title>')
})

test('a page without a description has that of the exhibition', () => {
  expect(headOf({ description: 'Paints the sea.' })).toContain('<meta name="description" content="Paints the sea."/>')
  expect(headOf()).toContain('<meta name="description" content="Seven artists at a palace."/>')
})

test('a page has its own social image, with alternative text', () => {
  const head = headOf({ imageAlt: 'Jana Nová: Sea, 2024. Waves.' })
  expect(head).toContain('property="og:image" content="https://sedm.example/social/en/artist-jana-nova.jpg"')
  expect(head).toContain('property="og:image:alt" content="Jana Nová: Sea, 2024. Waves."')
  expect(head).toContain('property="og:image:width" content="1200"')
  expect(head).toContain('property="og:image:height" content="630"')
})

test('the default alternative text of a social image is title and description', () => {
  expect(headOf()).toContain('property="og:image:alt" content="Jana Nová – Seven. Seven artists at a palace."')
})

test('a page that must not be indexed has the social image of the home page', () => {
  const head = headOf({ page: { ...page, noindex: true } })
  expect(head).toContain('property="og:image" content="https://sedm.example/social/en.jpg"')
  expect(head).toContain('property="og:image:alt" content="Seven. Seven artists at a palace."')
})

test('the description of a page is the first paragraph of its text', () => {
  const head = headOf({ description: 'Seven days.\n\nOne palace.' })
  expect(head).toContain('<meta name="description" content="Seven days."/>')
  expect(head).toContain('<meta property="og:description" content="Seven days."/>')
})
