/** @jest-environment node */
import type { RenderBodyArgs } from 'gatsby'
import { onRenderBody } from '../../../gatsby-ssr'

jest.mock('../../site/before-react/before-react?script', () => ({ __esModule: true, default: 'beforeReact()' }), {
  virtual: true,
})
jest.mock('../../site/before-react/preview?script', () => ({ __esModule: true, default: 'preview()' }), {
  virtual: true,
})
jest.mock('../../site/templates/wrap-page-element', () => ({}))

type Script = { key: string | null; type: unknown; props: Record<string, unknown> }

/** What every page of a build has in its head and on <html>. */
function pageOf(variables: Record<string, string>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...variables })
  const head: Script[] = []
  const html = {}
  const setHeadComponents = (more: Script[]) => void head.push(...more)
  const setHtmlAttributes = (more: object) => void Object.assign(html, more)
  onRenderBody!({ pathname: '/', setHeadComponents, setHtmlAttributes } as unknown as RenderBodyArgs, { plugins: [] })
  return { scripts: head.filter(({ type }) => type === 'script'), head, html }
}

test('a preview reads ?asOf, in the time zone of the exhibition, before any script that asks for the time', () => {
  const { scripts } = pageOf({ GATSBY_ASKED_IN: 'Europe/Prague', GATSBY_AS_OF: '' })
  expect(scripts.map(({ key }) => key)).toEqual(['preview', 'before-react'])
  expect(scripts[0]?.props['data-time-zone']).toBe('Europe/Prague')
})

test('a page of production has nothing that reads ?asOf', () => {
  const { scripts, html } = pageOf({ GATSBY_ASKED_IN: '', GATSBY_AS_OF: '' })
  expect(scripts.map(({ key }) => key)).toEqual(['before-react'])
  expect(html).toEqual({})
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
