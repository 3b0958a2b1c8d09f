/** @jest-environment node */
import { type Component, filterComponents, isGuestPage } from './page-components'

const meta = { type: 'meta', key: 'description' }
const appStyle = { type: 'style', props: { 'data-href': '/app.1.css' } }
const pageStyle = { type: 'style', props: { 'data-href': '/component---home.1.css' } }
const font = { type: 'link', props: { as: 'font' } }
const picture = { type: 'link', props: { as: 'image' } }
const scriptLoader = { type: 'script', key: 'script-loader' }
const scriptSlice = { props: { sliceId: '_gatsby-scripts' } }

const head: Component[] = [font, pageStyle, appStyle, picture, meta]
const postBody: Component[] = [scriptLoader, scriptSlice]

test('a page has its meta elements first, then its first picture, the style of all pages, and the rest', () => {
  expect(filterComponents({ pathname: '/umelci', head, postBody })).toEqual({
    head: [meta, picture, appStyle, font, pageStyle],
    postBody: [scriptSlice],
  })
})

const guestPages = ['/registrace', '/en/registration', '/pozvanka', '/en/invitation', '/en/invitation.html']

test.each(['/404', '/404.html', '/en/404', ...guestPages])('the page %s has none of Gatsby’s scripts', (pathname) => {
  expect(filterComponents({ pathname, head, postBody }).postBody).toEqual([])
})

test('a page that is not for one guest is no guest page, also if its path begins with that of one', () => {
  for (const path of guestPages) expect(isGuestPage(path)).toBe(true)
  for (const path of ['/', '/en', '/zvani', '/en/zvani', '/404', '/registrace-2', '/en/registrace']) {
    expect(isGuestPage(path)).toBe(false)
  }
})

test.each([
  ['the style of all pages', appStyle],
  ['the script that sets window.pagePath', scriptLoader],
  ['the slice _gatsby-scripts', scriptSlice],
])('a build without %s fails with the page and what is missing', (what, missing) => {
  const without = (components: Component[]) => components.filter((component) => component !== missing)
  const filter = () => filterComponents({ pathname: '/umelci', head: without(head), postBody: without(postBody) })
  expect(filter).toThrow(`/umelci: expected ${what}`)
})

test('in development, where Gatsby makes other elements, nothing is expected', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(filterComponents({ pathname: '/umelci', head: [meta], postBody: [] })).toEqual({ head: [meta], postBody: [] })
})
