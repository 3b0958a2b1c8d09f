import { whileListening } from '../../../tests/support/while-listening'
import { showMissingPath } from './show-missing-path'

/** The 404 page, opened at an address. */
function notFoundAt(address: string): HTMLElement {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = '<p>Page Not Found<span data-missing-path></span></p>'
  whileListening(() => {
    showMissingPath()
    document.dispatchEvent(new Event('DOMContentLoaded'))
  })
  return document.body
}

test('the 404 page shows the missing path', () => {
  expect(notFoundAt('/en/nothing?a=1')).toHaveTextContent(/^Page Not Found: \/en\/nothing$/)
  expect(notFoundAt('/um%C4%9Blec')).toHaveTextContent(/: \/umělec$/)
})

test('the path is inserted as text, not as HTML', () => {
  const body = notFoundAt('/%3Cimg%20src=x%20onerror=alert(1)%3E')
  expect(body.querySelector('img')).toBeNull()
  expect(body).toHaveTextContent('Page Not Found: /<img src=x onerror=alert(1)>')
})

test('a path that cannot be decoded is shown as it is', () => {
  expect(notFoundAt('/%E0%A4%A')).toHaveTextContent(/: \/%E0%A4%A$/)
})
