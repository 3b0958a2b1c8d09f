import { whileListening } from '../../../tests/support/while-listening'
import { showMissingPath } from './show-missing-path'

// not-found.spec.ts reads the path on the page. No server sends a page at an address that cannot be decoded.
test('a path that cannot be decoded is shown as it is', () => {
  window.history.replaceState(null, '', '/%E0%A4%A')
  document.body.innerHTML = '<p>Page Not Found<span data-missing-path></span></p>'
  whileListening(() => {
    showMissingPath()
    document.dispatchEvent(new Event('DOMContentLoaded'))
  })
  expect(document.body).toHaveTextContent(/^Page Not Found: \/%E0%A4%A$/)
})
