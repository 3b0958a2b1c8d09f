/** Does something; what listens to the document or the window since then hears nothing afterwards. */
export function whileListening(act: () => void): void {
  const listeners = new AbortController()
  const adding = [document, window].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target)
    return jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type, listener) => add(type, listener, { signal: listeners.signal }))
  })
  try {
    act()
  } finally {
    listeners.abort()
    adding.forEach((spy) => spy.mockRestore())
  }
}
