import { rememberOpenDetails, reopenDetails } from './open-details'

const closed = '<main><details>Friday</details><details>Saturday</details></main>'
const open = () => [...document.querySelectorAll('details[open]')].map(({ textContent }) => textContent)

/** Shows a page at an entry of the history, as the router does. */
function show(html: string, state: { key: string } | null): void {
  document.body.innerHTML = html
  history.replaceState(state, '')
  reopenDetails()
}

test.each([null, { key: 'left' }])('what was open on a page is open after Back, and on no other page: %j', (state) => {
  show(closed, state)
  document.querySelectorAll('details')[1]!.open = true
  rememberOpenDetails({ pathname: '/', ...state })
  show(closed, { key: 'new' })
  expect(open()).toEqual([])
  show(closed, state)
  expect(open()).toEqual(['Saturday'])
})

test('nothing fails if the page has fewer details than before', () => {
  show(closed, { key: 'more' })
  document.querySelectorAll('details')[1]!.open = true
  rememberOpenDetails({ pathname: '/', key: 'more' })
  show('<main></main>', { key: 'more' })
  expect(open()).toEqual([])
})
