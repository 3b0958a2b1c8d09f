import { whileListening } from '../../../tests/support/while-listening'
import { keepMissingPath } from './show-missing-path'
import { switchLanguage } from './switch-language'

/** Opens a page with the script and runs the steps on it. */
function onPage({ at = '/', body = '' }: { at?: string; body?: string }, steps: () => void): void {
  window.history.replaceState(null, '', at)
  document.body.innerHTML = body
  whileListening(() => {
    document.addEventListener('click', (event) => event.preventDefault()) // jsdom cannot leave
    switchLanguage()
    keepMissingPath()
    steps()
  })
}

function link(): HTMLAnchorElement {
  const found = document.querySelector('a')
  if (!found) throw new Error('There is no link on the page')
  return found
}

test('the language switch is remembered for 365 days in Netlify’s cookie', () => {
  const cookie = jest.spyOn(document, 'cookie', 'set')
  onPage({ body: '<a href="/en/umelci" data-language="en"><b>English</b></a>' }, () => link().click())
  expect(cookie.mock.calls).toEqual([['nf_lang=en; Path=/; Max-Age=31536000; SameSite=Lax']])
})

test.each([
  ['/artist-jana?a=1', 'en', '/en/artist-jana?a=1'],
  ['/en/umelec-jana', 'cs', '/umelec-jana'],
  ['/english', 'en', '/en/english'],
])('from a page that was not found, at %s, the switch to %s leads to %s', (at, language, expected) => {
  document.documentElement.lang = 'de' // as a browser has it that translates the page
  const prefix = language === 'en' ? '' : '/en'
  const missing = `<span data-missing-path="${prefix}" data-prefixes='{"cs":"","en":"/en"}'></span>`
  const body = `<a href="/404" data-language="${language}">other</a>${missing}`
  onPage({ at, body }, () => {
    link().click()
    link().click()
    expect(link().href).toBe(`http://localhost${expected}`)
  })
  document.documentElement.removeAttribute('lang')
})

test.each([
  ['keeps the query and the anchor', '/umelci?a=1&a=2#ch', '/en/umelci', 'en', '/en/umelci?a=1&a=2#ch'],
  [
    'back to the Czech home page has `lang` once',
    '/en?lang=en&a=1#program',
    '/?lang=cs',
    'cs',
    '/?lang=cs&a=1#program',
  ],
  ['from the Czech home page does not keep `lang`', '/?lang=cs', '/en', 'en', '/en'],
])('the switch %s, also when it is followed again in a new tab', (_, at, href, language, expected) => {
  onPage({ at, body: `<a href="${href}" data-language="${language}">other</a>` }, () => {
    link().click()
    link().click()
    expect(link().href).toBe(`http://localhost${expected}`)
  })
})

test('any other link is left as it is, and sets no cookie', () => {
  const cookie = jest.spyOn(document, 'cookie', 'set')
  onPage({ at: '/?a=1#b', body: '<a href="/umelci">Umělci</a><p>text</p>' }, () => {
    link().click()
    document.querySelector('p')?.click()
    expect(link().href).toBe('http://localhost/umelci')
  })
  expect(cookie).not.toHaveBeenCalled()
})
