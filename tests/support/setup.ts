if (typeof document !== 'undefined') {
  // Loaded only where there is a document, because that takes a tenth of a second in each file of tests.
  jest.requireActual('@testing-library/jest-dom')
  addDialogs()
}

/** Adds what jsdom does not have: the methods of a dialog, with what browsers do with the focus. */
function addDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.open = true
      this.querySelector<HTMLElement>('button, input')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      const opener = openers.get(this)
      if (this.isConnected && opener instanceof HTMLElement) opener.focus()
      setTimeout(() => this.dispatchEvent(new Event('close')))
    },
  })
}

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
