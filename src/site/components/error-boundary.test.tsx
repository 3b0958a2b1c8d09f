import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

function Failing({ reason }: { reason: unknown }): never {
  throw reason
}

// wrap-page-element.test.tsx has the error page, and the next page after a failure.
test.each([
  [new Error('no work'), 'no work'],
  ['just a text', 'just a text'],
  [null, 'null'],
])('what is thrown, %p, reaches the fallback as an Error, and is logged', (reason, message) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary fallback={({ message }) => <p>Failed: {message}</p>}>
      <Failing reason={reason} />
    </ErrorBoundary>,
  )
  expect(screen.getByText(`Failed: ${message}`)).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
})
