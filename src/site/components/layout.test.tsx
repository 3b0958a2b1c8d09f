import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { alternatesOf } from '../../i18n/routes'
import { anExhibition } from '../../../tests/support/fixtures'
import { renderIn } from '../../../tests/support/render'
import { Layout } from './layout'

const layout = (
  <Layout exhibition={anExhibition}>
    <p>The page</p>
  </Layout>
)

test('the content is in <main>, and a link skips to it', () => {
  renderIn('en', layout)
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  expect(within(screen.getByRole('main')).getByText('The page')).toBeInTheDocument()
})

test.each([
  ['cs', ['/umelci', '/dila', '/plan', '/rad', '/safety', '/en/umelci']],
  ['en', ['/en/umelci', '/en/works', '/en/plan', '/en/rad', '/en/safety', '/umelci']],
] as const)(
  'the footer leads to the artists, the works, the documents and pages of the content and the other language (%s)',
  (language, hrefs) => {
    renderIn(language, layout, { alternates: alternatesOf('artists') })
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  },
)

const menuLinks = (name: string) => {
  // jsdom shows no popover, so the menu is hidden until it is opened.
  const menu = screen.getByRole('navigation', { name, hidden: true })
  const links = within(within(menu).getByRole('list', { hidden: true })).getAllByRole('link', { hidden: true })
  return links.map((link) => link.getAttribute('href')).join(' ')
}

test.each([
  ['cs', 'Hlavní menu', '/?lang=cs /umelci /dila /muj-plan', '/?lang=cs', '/plan /press'],
  ['en', 'Main menu', '/en /en/umelci /en/works /en/my-plan', '/en', '/en/plan /en/press'],
] as const)('the menu leads to every part of the site, and to no part that it lacks (%s)', (...row) => {
  const [language, name, pages, home, content] = row
  const { unmount } = renderIn(language, layout)
  expect(menuLinks(name)).toBe(`${pages} ${home}#about ${home}#studios ${home}#program ${home}#contact ${content}`)
  unmount()
  renderIn(language, <Layout exhibition={{ ...anExhibition, homeParts: ['about', 'contact'] }}>…</Layout>)
  expect(menuLinks(name)).toBe(`${pages} ${home}#about ${home}#contact ${content}`)
  expect(document.querySelector('header a[href$="#program"]')).toBeNull()
})

test('without documents and text pages there are no links to them', () => {
  renderIn('en', <Layout exhibition={{ ...anExhibition, documents: null, pages: [] }}>The page</Layout>)
  const footer = within(within(screen.getByRole('contentinfo')).getByRole('list'))
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/umelci', '/en/works'])
  expect(footer.getAllByRole('listitem')).toHaveLength(2)
})

test('the buttons of the menu open and close it without a script', () => {
  renderIn('en', layout)
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'menu')
  expect(screen.getByRole('button', { name: 'Close', hidden: true })).toHaveAttribute('popovertargetaction', 'hide')
})
