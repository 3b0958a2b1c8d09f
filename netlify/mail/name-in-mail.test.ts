/** @jest-environment node */
import fc from 'fast-check'
import { simpleParser } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { isName, normaliseName } from '../../src/registration/name'
import type { ClaimedMail, MailKind } from '../storage/database-types'
import { mailFacts, sender } from '../testing/testing-mail'
import { composeMail } from './compose-mail'

const kinds: MailKind[] = ['registered', 'waiting', 'promoted', 'changed', 'upcoming', 'message']

/** The links that a mail program shows in a mail to a guest with this name. It knows all top-level domains. */
async function linksWith(full_name: string, kind: MailKind): Promise<string[]> {
  const claimed: ClaimedMail = {
    id: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11',
    attempt: 1,
    kind,
    event: 'dilna',
    locale: 'cs',
    full_name,
    email: 'stranger@guest.example',
    state: kind === 'waiting' ? kind : 'registered',
    seats: 1,
    token: '0123456789abcdef0123456789abcdef',
    link: 'registration',
    subject: 'Jiné místo',
    message: 'Sejdeme se jinde.',
    others: [],
    is_test: false,
  }
  const source = await new MailComposer(composeMail(claimed, mailFacts, sender)!).compile().build()
  const { textAsHtml = '' } = await simpleParser(source)
  return [...textAsHtml.matchAll(/<a href="([^"]*)/g)].map(([, url]) => url!)
}

test('a mail program would make a link of a domain in a name: the next test can fail', async () => {
  expect(await linksWith('Jan evil.cz', 'registered')).toContain('http://evil.cz')
  expect(await linksWith('J.de Vries', 'registered')).toContain('http://J.de')
  expect(await linksWith('evil.みんな', 'registered')).toContain('http://evil.みんな')
})

const word = fc.constantFrom('evil', 'EVIL', 'J', 'Mgr', 'prof', 'Jan Novák', 'výhra-24', 'зло', '王', 'a.b')
const dot = fc.constantFrom('.', '．', '。', '｡', '.\u200b', '\u200e.', '.\ufe0f')
const domain = fc.constantFrom(
  'cz',
  'CZ',
  'com',
  'Li',
  'de',
  'et',
  'me',
  'museum',
  'ninja',
  'рф',
  'みんな',
  '中国',
  'xn--p1ai',
)
const end = fc.constantFrom('', '.', ' Novák', ', Ph.D.', '.Novák', ':', '!')

test('whatever name the form accepts, it is no link in a mail to a stranger', async () => {
  const own = await Promise.all(kinds.map((kind) => linksWith('Jan', kind)))
  await fc.assert(
    fc.asyncProperty(fc.tuple(word, dot, domain, end), fc.nat(kinds.length - 1), async (parts, index) => {
      const name = normaliseName(parts.join(''))
      fc.pre(isName(name))
      expect(await linksWith(name, kinds[index]!)).toEqual(own[index])
    }),
    { numRuns: 500 },
  )
})
