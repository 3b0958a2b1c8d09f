import '@testing-library/jest-dom'

// What is logged as an error is a fault; a test that expects one spies on it.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(' ')}`)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})
