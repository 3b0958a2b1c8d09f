import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

function Failing({ reason }: { reason: unknown }): never {
  throw reason
}

/** The fallback of a component that throws. React's own report is expected. */
function renderFailing(reason: unknown) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary fallback={({ message }) => <p>Failed: {message}</p>}>
      <Failing reason={reason} />
    </ErrorBoundary>,
  )
  return log
}

test('children that do not throw are rendered', () => {
  render(
    <ErrorBoundary fallback={() => <p>Failed</p>}>
      <p>Fine</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Fine')).toBeInTheDocument()
  expect(screen.queryByText('Failed')).toBeNull()
})

test('children that throw are replaced by the fallback, which gets the error, and the error is logged', () => {
  const log = renderFailing(new Error('no work'))
  expect(screen.getByText('Failed: no work')).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
})

test('a thrown value that is not an Error is wrapped in one', () => {
  renderFailing('just a text')
  expect(screen.getByText('Failed: just a text')).toBeInTheDocument()
})
