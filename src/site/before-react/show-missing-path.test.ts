import { whileListening } from '../../../tests/support/while-listening'
import { showMissingPath } from './show-missing-path'

// not-found.spec.ts reads the path on the page. No server sends a page at an address that cannot be decoded.
test.each([
  ['is decoded', '/um%C4%9Blec', '/umělec'],
  ['is shown as text, not as HTML', '/%3Cimg%20src=x%20onerror=alert(1)%3E', '/<img src=x onerror=alert(1)>'],
  ['that cannot be decoded is shown as it is', '/%E0%A4%A', '/%E0%A4%A'],
])('a path %s', (_, address, path) => {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = '<p>Page Not Found<span data-missing-path></span></p>'
  whileListening(() => {
    showMissingPath()
    document.dispatchEvent(new Event('DOMContentLoaded'))
  })
  expect(document.body.textContent).toBe(`Page Not Found: ${path}`)
})
