/** Runs a function, then removes the event listeners that it has added to the document and the window. */
export function whileListening(act: () => void): void {
  const listeners = new AbortController()
  const adding = [document, window].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target)
    return jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const given = typeof options === 'boolean' ? { capture: options } : options
      add(type, listener, { ...given, signal: listeners.signal })
    })
  })
  try {
    act()
  } finally {
    listeners.abort()
    adding.forEach((spy) => spy.mockRestore())
  }
}
