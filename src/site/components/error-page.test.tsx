import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { ErrorPage } from './error-page'

test.each([
  ['cs', 'Stránka nenalezena'],
  ['en', 'Page Not Found'],
] as const)('the status 404 is the not-found page (%s)', (language, title) => {
  renderIn(language, <ErrorPage status={404} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('img', { name: '404' })).toBeInTheDocument()
})

test('the not-found page has an element for the path, and its sentence is complete without scripts', () => {
  const { container } = renderIn('en', <ErrorPage status={404} />)
  const path = container.querySelector('[data-missing-path]')
  expect(path).toBeEmptyDOMElement()
  expect(path?.parentElement).toHaveTextContent(/^Page Not Found$/)
})

test.each([
  ['cs', 'Interní chyba serveru', 'Něco se pokazilo na naší straně. Zkuste to prosím znovu za chvíli.'],
  ['en', 'Internal Server Error', 'Something went wrong on our side. Please try again in a moment.'],
] as const)('any other failure is the generic page, by default with the status 500 (%s)', (language, title, text) => {
  const { container } = renderIn(language, <ErrorPage />)
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

test('the links lead to the home page, the artists and the programme, in the language of the page', () => {
  renderIn('en', <ErrorPage homeParts={['about', 'program', 'contact']} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/umelci',
    '/en#program',
  ])
})

test('without a programme there is no link to it', () => {
  renderIn('en', <ErrorPage homeParts={['about', 'contact']} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en', '/en/umelci'])
})

test('the stack is shown in development', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  renderIn('en', <ErrorPage stack="Error: secret at file.ts:1" />)
  expect(screen.getByText('Error: secret at file.ts:1')).toBeInTheDocument()
})

test.each(['production', 'test'])('the stack is not shown in %s', (environment) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment })
  renderIn('en', <ErrorPage stack="Error: secret at file.ts:1" />)
  expect(screen.queryByText(/secret/)).toBeNull()
})

test('the 0 of 404 is an empty frame', () => {
  const { container } = renderIn('cs', <ErrorPage status={404} />)
  expect(container.querySelectorAll('.frame')).toHaveLength(1)
  expect(screen.getByText('Dílo chybí.', { exact: false })).toBeInTheDocument()
})
