import { whileListening } from '../../../tests/support/while-listening'
import { early } from './early'

type Page = { at?: string; body?: string; opens?: string; closes?: string }

/** The page as the early script finds it. */
function onPage({ at = '/', body = '', opens, closes }: Page, steps: () => void): void {
  window.history.replaceState(null, '', at)
  document.body.innerHTML = body
  const root = document.documentElement.dataset
  root.phase = 'before'
  if (opens && closes) Object.assign(root, { opens, closes })

  whileListening(() => {
    document.addEventListener('click', (event) => event.preventDefault()) // jsdom cannot leave
    early()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    steps()
  })
  for (const name of ['phase', 'opens', 'closes']) delete root[name]
}

function link(): HTMLAnchorElement {
  const found = document.querySelector('a')
  if (!found) throw new Error('There is no link on the page')
  return found
}

const phaseAt = (now: string) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  let phase: string | undefined
  onPage({ opens: '2031-09-04T08:00:00.000Z', closes: '2031-09-07T19:00:00.000Z' }, () => {
    phase = document.documentElement.dataset.phase
  })
  return phase
}

test('the phase of the build is corrected by the clock', () => {
  expect(phaseAt('2031-09-04T07:59:59Z')).toBe('before')
  expect(phaseAt('2031-09-04T08:00:00Z')).toBe('during')
  expect(phaseAt('2031-09-07T18:59:59Z')).toBe('during')
  expect(phaseAt('2031-09-07T19:00:00Z')).toBe('after')
})

test('the phase is that of the moment that the page names, not that of the clock', () => {
  document.documentElement.dataset.asOf = '2031-09-05T10:00:00.000Z'
  expect(phaseAt('2030-01-01T00:00:00Z')).toBe('during')
  delete document.documentElement.dataset.asOf
})

test('without dates the phase stays what it is', () => {
  onPage({}, () => expect(document.documentElement.dataset.phase).toBe('before'))
})

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

test('the language switch keeps the query and the anchor', () => {
  onPage({ at: '/umelci?a=1&a=2#ch', body: '<a href="/en/umelci" data-language="en">English</a>' }, () => {
    link().click()
    expect(link().href).toBe('http://localhost/en/umelci?a=1&a=2#ch')
  })
})

test('the switch back to the Czech home asks for Czech once, whatever was asked for before', () => {
  onPage({ at: '/en?lang=en&a=1#program', body: '<a href="/?lang=cs" data-language="cs">Čeština</a>' }, () => {
    link().click()
    expect(link().href).toBe('http://localhost/?lang=cs&a=1#program')
  })
})

test('from the Czech home its own `lang` is not carried over', () => {
  onPage({ at: '/?lang=cs', body: '<a href="/en" data-language="en">English</a>' }, () => {
    link().click()
    expect(link().href).toBe('http://localhost/en')
  })
})

test('a switch that is followed twice, into new tabs, keeps the query once', () => {
  onPage({ at: '/umelci?a=1', body: '<a href="/en/umelci" data-language="en">English</a>' }, () => {
    link().click()
    link().click()
    expect(link().href).toBe('http://localhost/en/umelci?a=1')
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

const notFound = '<p>Page Not Found<span data-missing-path></span></p>'

test('the 404 page learns its path', () => {
  onPage({ at: '/en/nothing?a=1', body: notFound }, () =>
    expect(document.body).toHaveTextContent(/^Page Not Found: \/en\/nothing$/),
  )
  onPage({ at: '/um%C4%9Blec', body: notFound }, () => expect(document.body).toHaveTextContent(/: \/umělec$/))
})

test('the path is text and never HTML', () => {
  onPage({ at: '/%3Cimg%20src=x%20onerror=alert(1)%3E', body: notFound }, () => {
    expect(document.querySelector('img')).toBeNull()
    expect(document.body).toHaveTextContent('Page Not Found: /<img src=x onerror=alert(1)>')
  })
})

test('a path that cannot be decoded is shown as it is', () => {
  onPage({ at: '/%E0%A4%A', body: notFound }, () => expect(document.body).toHaveTextContent(/: \/%E0%A4%A$/))
})
