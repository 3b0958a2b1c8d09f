import '@testing-library/jest-dom'

// A machine that is busy with other things gets a second try; `npm test` lists what needed one (tools/commands/test.mts).
jest.retryTimes(1)

// What is logged as an error is a fault; a test that expects one spies on it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})
