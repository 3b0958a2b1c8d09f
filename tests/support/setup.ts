// Loaded only where there is a document, because that takes a tenth of a second in each file of tests.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom')

// A test may fail once because the machine is busy. `npm test` lists tests that passed at the second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true })

// An error in the console fails the test. A test that expects one spies on console.error itself.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})
