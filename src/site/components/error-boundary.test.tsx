import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

function Failing({ reason }: { reason: unknown }): never {
  throw reason
}

/** What is shown in place of a part that throws; React’s own report is expected. */
function renderFailing(reason: unknown) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary fallback={({ message }) => <p>Failed: {message}</p>}>
      <Failing reason={reason} />
    </ErrorBoundary>,
  )
  return log
}

test('what does not fail is shown', () => {
  render(
    <ErrorBoundary fallback={() => <p>Failed</p>}>
      <p>Fine</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Fine')).toBeInTheDocument()
  expect(screen.queryByText('Failed')).toBeNull()
})

test('what fails is replaced, with the error at hand, and the error is logged', () => {
  const log = renderFailing(new Error('no work'))
  expect(screen.getByText('Failed: no work')).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
})

test('something thrown that is no error is made one', () => {
  renderFailing('just a text')
  expect(screen.getByText('Failed: just a text')).toBeInTheDocument()
})
