/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby'
import * as buildValues from '#build-values'
import { setBuildValues } from '../../../tests/support/set-build-values'
import type { BuildValues } from '../build-values'
import { onRenderBody } from '../../../gatsby-ssr'

jest.mock('../../site/before-react/inline-scripts', () => ({
  inlineScripts: {
    everyPage: { early: 'everyPage()', late: 'everyPageLater()' },
    guestPage: 'guestPage()',
    preview: 'preview()',
    byTemplate: { artist: { early: 'artist()', late: 'artistLater()' } },
  },
}))
jest.mock('../../site/templates/wrap-page-element', () => ({}))

const none = { ...buildValues }

type Script = { key: string | null; type: unknown; props: Record<string, unknown> }

/** The elements that `onRenderBody` adds to a page of the template, and the attributes of <html>. */
function pageOf(values: Partial<BuildValues>, template?: string, pathname = '/') {
  setBuildValues({ ...none, ...values })
  const head: Script[] = []
  const atEnd: Script[] = []
  const html = {}
  const setHeadComponents = (more: Script[]) => void head.push(...more)
  const setPostBodyComponents = (more: Script[]) => void atEnd.push(...more)
  const setHtmlAttributes = (more: object) => void Object.assign(html, more)
  // Gatsby gives no page data in development.
  const loadPageDataSync = template && (() => ({ result: { pageContext: { template } } }))
  const args = { pathname, loadPageDataSync, setHeadComponents, setPostBodyComponents, setHtmlAttributes }
  onRenderBody!(args as unknown as RenderBodyArgs, { plugins: [] })
  return { scripts: head.filter(({ type }) => type === 'script'), head, atEnd, html }
}

test('a preview reads ?asOf in the time zone of the exhibition, before any script that reads the time', () => {
  const { scripts } = pageOf({ previewTimeZone: 'Europe/Prague', asOf: '' })
  expect(scripts.map(({ key }) => key)).toEqual(['preview', 'scripts'])
  expect(scripts[0]?.props['data-time-zone']).toBe('Europe/Prague')
})

test('a page of the production build does not read ?asOf', () => {
  const { scripts, html } = pageOf({ previewTimeZone: '', asOf: '' })
  expect(scripts.map(({ key }) => key)).toEqual(['scripts'])
  expect(html).toEqual({})
})

test('a page has the scripts of its template and of no other: what the first paint needs in the head, the rest at its end', () => {
  const scriptsOf = (template?: string) => {
    const { scripts, atEnd } = pageOf({ previewTimeZone: '' }, template)
    return [scripts, atEnd].map((list) => list.map(({ props }) => props.dangerouslySetInnerHTML))
  }
  expect(scriptsOf('artist')).toEqual([[{ __html: 'artist()' }], [{ __html: 'artistLater()' }]])
  for (const template of ['rooms', undefined]) {
    expect(scriptsOf(template)).toEqual([[{ __html: 'everyPage()' }], [{ __html: 'everyPageLater()' }]])
  }
})

test.each(['/registrace', '/en/invitation'])(
  'a guest page (%s) has one script of its own, and is set in the body font, which a script turns on elsewhere',
  (pathname) => {
    const { scripts, atEnd, html } = pageOf({ previewTimeZone: 'Europe/Prague' }, 'guest-page', pathname)
    expect(atEnd).toEqual([])
    expect(scripts.map(({ props }) => props.dangerouslySetInnerHTML)).toEqual([{ __html: 'guestPage()' }])
    expect(html).toEqual({ 'data-typeface': '' })
    expect(pageOf({}, 'text-page').html).toEqual({})
  },
)

test('a page names the template whose scripts it has', () => {
  expect(pageOf({}, 'artist').scripts.find(({ key }) => key === 'scripts')?.props['data-template']).toBe('artist')
})

test('a page has the demoDate as an attribute of <html>', () => {
  const { html } = pageOf({ previewTimeZone: '', asOf: '2031-08-25T10:00:00.000Z' })
  expect(html).toEqual({ 'data-as-of': '2031-08-25T10:00:00.000Z' })
})

test('only the home page preloads the hero font, after the title font', () => {
  const fonts = { titleFont: '/fonts/title-1.woff2', heroFont: '/fonts/hero-1.woff2' }
  const preloaded = (template: string) =>
    pageOf(fonts, template)
      .head.filter(({ props }) => props.rel === 'preload')
      .map(({ props }) => props.href)
  expect(preloaded('home')).toEqual(['/fonts/title-1.woff2', '/fonts/hero-1.woff2'])
  expect(preloaded('artist')).toEqual(['/fonts/title-1.woff2'])
})

test('a page declares its fonts and preloads the title font', () => {
  const face = "@font-face{font-family:'Body Font';src:url(/fonts/body-1.woff2)}"
  const hero = "@font-face{font-family:'Hero Font';src:url(/fonts/hero-1.woff2)}"
  const { head } = pageOf({
    fontFaces: face,
    heroFontFace: hero,
    titleFont: '/fonts/title-1.woff2',
  })
  expect(head.find(({ type }) => type === 'style')?.props).toEqual({ dangerouslySetInnerHTML: { __html: face + hero } })
  expect(head.find(({ props }) => props.rel === 'preload')?.props).toMatchObject({
    href: '/fonts/title-1.woff2',
    as: 'font',
    crossOrigin: 'anonymous',
  })
})
