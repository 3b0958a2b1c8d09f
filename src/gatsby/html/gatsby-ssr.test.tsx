/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby'
import { onRenderBody } from '../../../gatsby-ssr'

jest.mock('../../site/before-react/inline-scripts', () => ({
  inlineScripts: { everyPage: 'everyPage()', preview: 'preview()', byTemplate: { artist: 'artist()' } },
}))
jest.mock('../../site/templates/wrap-page-element', () => ({}))

type Script = { key: string | null; type: unknown; props: Record<string, unknown> }

/** The head and the attributes of <html> of a page of the template. */
function pageOf(variables: Record<string, string>, template?: string) {
  jest.replaceProperty(process, 'env', { ...process.env, ...variables })
  const head: Script[] = []
  const html = {}
  const setHeadComponents = (more: Script[]) => void head.push(...more)
  const setHtmlAttributes = (more: object) => void Object.assign(html, more)
  // Gatsby gives no page data in development.
  const loadPageDataSync = template && (() => ({ result: { pageContext: { template } } }))
  const args = { pathname: '/', loadPageDataSync, setHeadComponents, setHtmlAttributes }
  onRenderBody!(args as unknown as RenderBodyArgs, { plugins: [] })
  return { scripts: head.filter(({ type }) => type === 'script'), head, html }
}

test('a preview reads ?asOf, in the time zone of the exhibition, before any script that asks for the time', () => {
  const { scripts } = pageOf({ GATSBY_ASKED_IN: 'Europe/Prague', GATSBY_AS_OF: '' })
  expect(scripts.map(({ key }) => key)).toEqual(['preview', 'every-page'])
  expect(scripts[0]?.props['data-time-zone']).toBe('Europe/Prague')
})

test('a page of production has nothing that reads ?asOf', () => {
  const { scripts, html } = pageOf({ GATSBY_ASKED_IN: '', GATSBY_AS_OF: '' })
  expect(scripts.map(({ key }) => key)).toEqual(['every-page'])
  expect(html).toEqual({})
})

test('a page has the scripts of its template and of no other', () => {
  const scriptsOf = (template?: string) => pageOf({ GATSBY_ASKED_IN: '' }, template).scripts.map(({ key }) => key)
  expect(scriptsOf('artist')).toEqual(['every-page', 'by-template'])
  expect(scriptsOf('text-page')).toEqual(['every-page'])
  expect(scriptsOf()).toEqual(['every-page'])
})

test('a page names the template whose scripts it has', () => {
  expect(pageOf({}, 'artist').scripts.find(({ key }) => key === 'every-page')?.props['data-template']).toBe('artist')
})

test('a page names the moment of the demoDate', () => {
  const { html } = pageOf({ GATSBY_ASKED_IN: '', GATSBY_AS_OF: '2031-08-25T10:00:00.000Z' })
  expect(html).toEqual({ 'data-as-of': '2031-08-25T10:00:00.000Z' })
})

test('a page names its fonts, and asks for that of its titles at once', () => {
  const face = '@font-face{font-family:Archivo;src:url(/fonts/text-1.woff2)}'
  const { head } = pageOf({ GATSBY_FONT_FACES: face, GATSBY_POSTER_FONT: '/fonts/poster-1.woff2' })
  expect(head.find(({ type }) => type === 'style')?.props).toEqual({ dangerouslySetInnerHTML: { __html: face } })
  expect(head.find(({ props }) => props.rel === 'preload')?.props).toMatchObject({
    href: '/fonts/poster-1.woff2',
    as: 'font',
    crossOrigin: 'anonymous',
  })
})
