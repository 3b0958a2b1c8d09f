import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { ErrorPage } from './error-page'

test.each([
  ['cs', 'Stránka nenalezena'],
  ['en', 'Page Not Found'],
] as const)('the status 404 has its own page, complete without the path that a script adds (%s)', (language, title) => {
  const { container } = renderIn(language, <ErrorPage status={404} homeParts={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(container.querySelector('h1 [data-missing-path]')).toBeEmptyDOMElement()
  expect(screen.getByRole('img', { name: '404' }).querySelectorAll('.frame')).toHaveLength(1)
})

test.each([
  ['cs', 'Interní chyba serveru', 'Něco se pokazilo na naší straně. Zkuste to prosím znovu za chvíli.'],
  ['en', 'Internal Server Error', 'Something went wrong on our side. Please try again in a moment.'],
] as const)('any other failure is the generic page (%s)', (language, title, text) => {
  const { container } = renderIn(language, <ErrorPage homeParts={[]} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('img', { name: '500' })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(container.querySelector('[data-missing-path]')).toBeNull()
})

test('a message and a description replace the generic ones', () => {
  renderIn('en', <ErrorPage status={503} message="Closed for the night" description="Back at ten." />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Closed for the night')
  expect(screen.getByRole('img', { name: '503' })).toBeInTheDocument()
  expect(screen.getByText('Back at ten.')).toBeInTheDocument()
})

test('a message does not replace the title of the not-found page', () => {
  renderIn('en', <ErrorPage status={404} message="Oops" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
})

test.each([
  [
    ['about', 'program', 'contact'],
    ['/en', '/en/umelci', '/en#program'],
  ],
  [
    ['about', 'contact'],
    ['/en', '/en/umelci'],
  ],
] as const)('of an exhibition with %j, the links lead to %j', (homeParts, hrefs) => {
  renderIn('en', <ErrorPage homeParts={homeParts} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test.each([
  ['development', 1],
  ['production', 0],
  ['test', 0],
])('in %s the stack is shown %d times', (environment, times) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment })
  renderIn('en', <ErrorPage stack="Error: secret at file.ts:1" homeParts={[]} />)
  expect(screen.queryAllByText(/secret/)).toHaveLength(times)
})
