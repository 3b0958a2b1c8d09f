import * as React from 'react'
import { act, screen } from '@testing-library/react'
import { loadFailure } from '../dom/contract'
import { renderIn } from '../../../tests/support/render'
import { LoadFailure } from './load-failure'

const fail = (href: string) => act(() => void window.dispatchEvent(new CustomEvent(loadFailure, { detail: href })))

test('without a failure there is no message', () => {
  renderIn('cs', <LoadFailure />)
  for (const message of screen.getByRole('alert').children) expect(message).not.toBeVisible()
})

test.each([
  ['cs', 'Stránku se nepodařilo načíst.', 'Zkusit znovu'],
  ['en', 'The page could not be loaded.', 'Try again'],
] as const)('a page that could not be loaded is announced, with a link to try again (%s)', (language, text, retry) => {
  renderIn(language, <LoadFailure />)
  fail('/umelci?a=1#ch')
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: retry })).toHaveAttribute('href', '/umelci?a=1#ch')
})

test('the message about the network is there, hidden, for a script to show', () => {
  renderIn('cs', <LoadFailure />)
  expect(document.querySelector('[data-offline]')).toHaveTextContent('Jste bez připojení, odkaz se teď neotevře.')
})

test('the link is for the page that failed last', () => {
  renderIn('en', <LoadFailure />)
  fail('/umelci')
  fail('/zvani')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/zvani')
})

test('the event listener is removed with the component', () => {
  const { unmount } = renderIn('en', <LoadFailure />)
  unmount()
  fail('/umelci')
  expect(screen.queryByRole('alert')).toBeNull()
})
