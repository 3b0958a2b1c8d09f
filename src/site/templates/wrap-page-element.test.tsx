import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { usePage } from '../../i18n/page'
import type { PageContext } from '../../i18n/page-context'
import { alternatesOf } from '../../i18n/routes'
import { anExhibition } from '../../../tests/support/fixtures'
import { allTexts } from '../../../tests/support/render'
import { wrapPageElement } from './wrap-page-element'

/** A page as Gatsby renders it, in the build and in the browser. */
function wrapped(element: React.ReactElement, pageContext: PageContext, pathname = '/umelci') {
  const data = { exhibition: anExhibition, locales: allTexts(pageContext.language) }
  const props = { data, pageContext, location: { pathname } }
  return wrapPageElement({ element, props } as unknown as Parameters<typeof wrapPageElement>[0])
}

const czech: PageContext = { template: 'artists', language: 'cs', alternates: alternatesOf('artists') }
const english: PageContext = { template: 'artists', language: 'en', alternates: alternatesOf('artists') }

function WhichPage() {
  const { language, alternates } = usePage()
  return <p>{`${language} ${alternates[language]}`}</p>
}

function Failing(): never {
  throw new Error('no such work')
}

test('components can read the context of their page', () => {
  render(wrapped(<WhichPage />, english))
  expect(screen.getByText('en /en/umelci')).toBeInTheDocument()
})

test.each([
  [czech, 'Interní chyba serveru', 'English', '/en/umelci'],
  [english, 'Internal Server Error', 'Čeština', '/umelci'],
] as const)(
  'a page that fails becomes the error page, in its language, with the header and the footer',
  (page, title, other, href) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(wrapped(<Failing />, page))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByRole('banner')).toBeInTheDocument()
    const [toOther] = screen.getAllByRole('link', { name: other })
    expect(toOther).toHaveAttribute('href', href)
    expect(screen.queryByText(/no such work/)).toBeNull()
  },
)

test('the next page is rendered after a failure', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(wrapped(<Failing />, english, '/en/umelci'))
  rerender(wrapped(<WhichPage />, english, '/en/zvani'))
  expect(screen.getByText('en /en/umelci')).toBeInTheDocument()
})
