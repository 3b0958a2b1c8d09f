/** @jest-environment node */
// What holds for both pages that a link opens.
import { faults } from '../http/fault'
import { factsFile } from '../storage/facts'
import { builtFiles, outcomesOf, readFrom } from '../testing/testing'
import { testPage, token, visit } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'
import { testPersonalInvitationPage } from '../testing/testing-personal-invitation'

const unpublished = { deploy: { context: 'deploy-preview', published: false } }

describe.each([
  {
    ...{ path: '/registrace', pathInEnglish: '/en/registration', test: testPage, methods: 'GET, HEAD' },
    withoutToken: [200, { failure: 'no_token' }],
  },
  {
    ...{ path: '/pozvanka', pathInEnglish: '/en/invitation', test: testPersonalInvitationPage },
    methods: 'GET, HEAD, POST',
    withoutToken: [404, { failure: 'unknown_token' }],
  },
])('the page $path of a link', ({ path, pathInEnglish, test: testPage, methods, withoutToken }) => {
  const visitWith = (query = `?t=${token}`, method?: string) => visit(path + query, method)

  test('is for its owner only: stored nowhere, indexed nowhere, and told to no other site', async () => {
    const { headers } = await testPage().handle(visitWith())
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'.*style-src 'self' 'sha256-of-a-style'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is the same for a wrong, a revoked, an expired, a malformed and an empty token: 404', async () => {
    // The database answers null to the first three (supabase/tests/personal-invitation.test.ts, link.test.ts).
    const unknown = ['f', '1', 'a'].map((each) => `?t=${each.repeat(32)}`)
    const answers = new Set<string>()
    for (const query of [...unknown, '?t=x', '?t=', `?t=${token.toUpperCase()}`, '?t=%00', '?t=<b>']) {
      const { handle, calls } = testPage()
      const response = await handle(visitWith(query))
      answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
      expect(calls).toEqual(unknown.includes(query) ? [{ p_token: query.slice(3) }] : [])
    }
    expect(answers.size).toBe(1)
    expect([...answers].join()).toMatch(/^\[404,.*failure.*unknown_token/)
    expect([...answers].join()).not.toContain('?t=')
  })

  test('without any token, that of a registration helps whoever has lost it; that of an invitation opens nothing', async () => {
    const { handle, calls } = testPage()
    const response = await handle(visitWith(''))
    expect([response.status, await factsOf(response)]).toMatchObject(withoutToken)
    expect(calls).toEqual([])
  })

  test('HEAD is answered as GET, without the page', async () => {
    const [head, get] = [await testPage().handle(visitWith(undefined, 'HEAD')), await testPage().handle(visitWith())]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...get.headers])
  })

  const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !methods.includes(method))

  test.each(others)('%s: 405, and the database is not asked', async (method) => {
    const { handle, calls } = testPage()
    const response = await handle(visitWith(undefined, method))
    expect([response.status, response.headers.get('allow')]).toEqual([405, methods])
    expect(calls).toEqual([])
  })

  test('says that a preview is one: 503', async () => {
    const { handle, calls, lines } = testPage()
    const response = await handle(visitWith(), unpublished)
    expect(response.status).toBe(503)
    const alternates = { en: `${pathInEnglish}?t=${token}` }
    expect(await factsOf(response)).toMatchObject({ failure: 'not_published', alternates })
    expect(calls).toEqual([])
    expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.not_published}`])
  })

  test('leads back to itself after a fault, and is there once the facts of the build can be read: 503', async () => {
    const files = { ...builtFiles, [factsFile]: '{' }
    const { handle, lines } = testPage(undefined, { read: (file: string) => readFrom(files)(file) })
    const response = await handle(visitWith())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    const alternates = { cs: `${path}?t=${token}` }
    expect(await factsOf(response)).toMatchObject({ failure: 'unavailable', alternates })
    expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.no_facts}`])
    Object.assign(files, builtFiles)
    expect((await handle(visitWith())).status).toBe(200)
  })
})
