import { whileListening } from '../../../../../tests/support/while-listening'
import { draftAreas, draftPrefix } from './draft-storage'
import { showDraft } from './show-draft.script'

/** Whether the page of an event asks for React when it has loaded. */
function asksForReact(): boolean {
  document.body.innerHTML = '<form data-registration><input type="hidden" name="event" value="tour" /></form>'
  const start = jest.fn()
  whileListening(() => {
    document.addEventListener('touchstart', start)
    showDraft()
    expect(start).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
  })
  return start.mock.calls.length > 0
}

test.each(draftAreas)('a draft in %s for the event of the page starts React when the page has loaded', (area) => {
  window[area].setItem(`${draftPrefix}tour`, '{}')
  expect(asksForReact()).toBe(true)
  window[area].clear()
})

test('without a draft, or with one for another event, React waits', () => {
  expect(asksForReact()).toBe(false)
  sessionStorage.setItem(`${draftPrefix}workshop`, '{}')
  expect(asksForReact()).toBe(false)
  sessionStorage.clear()
})
