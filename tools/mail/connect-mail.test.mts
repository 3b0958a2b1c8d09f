/** @jest-environment node */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { connectMail, startLocalMail, type LocalMail } from './connect-mail.mts'

let parent: string
let folder: string
let mail: LocalMail
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'mail-'))
  folder = path.join(parent, '.mail')
  mail = await startLocalMail(folder)
})
afterEach(async () => {
  await mail.stop()
  await rm(parent, { recursive: true })
})

const send = (options: SendMailOptions) =>
  createTransport(mail.smtpUrl).sendMail({ from: 'a@mail.example', to: 'jana@guest.example', ...options })

const get = async (page: string) => {
  const response = await fetch(mail.pageUrl + page)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The path of the newest mail. */
const newest = async () => `/${(await readdir(folder)).sort().at(-1)}`

test('each mail is one file that only this user can read', async () => {
  await send({ subject: 'One', text: 'Text' })
  await send({ subject: 'Two', text: 'Text' })
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(folder, names[0]!))).mode & 0o777).toBe(0o600)
})

test('the page lists the mails, the newest first, and shows one', async () => {
  expect((await get('/')).text).toContain('No mail yet.')
  await send({ subject: 'První', text: 'Text' })
  await send({ subject: 'Druhý', text: 'Dobrý den', html: '<p>Dobrý den</p>' })
  const { text } = await get('/')
  expect(text.indexOf('Druhý')).toBeLessThan(text.indexOf('První'))
  const shown = await get(await newest())
  expect(shown.text).toContain('jana@guest.example')
  expect(shown.text).toContain('<pre>Dobrý den')
  expect((await get(`${await newest()}/html`)).text).toContain('<p>Dobrý den</p>')
  expect((await get(`${await newest()}/source`)).text).toContain('Message-ID')
})

test('links in the text and in the HTML of a mail can be followed', async () => {
  await send({
    text: 'Zrušit: http://localhost:8888/registrace?t=0a',
    html: '<a href="http://localhost:8888/">Web</a>',
  })
  expect((await get(await newest())).text).toContain('<a href="http://localhost:8888/registrace?t=0a">')
  expect((await get(`${await newest()}/html`)).text).toContain('<base target="_blank">')
})

test('an attachment can be downloaded', async () => {
  await send({ attachments: [{ filename: 'dilna.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }] })
  expect((await get(await newest())).text).toContain('download="dilna.ics"')
  const { headers, text } = await get(`${await newest()}/attachments/0`)
  expect(headers.get('content-type')).toBe('text/calendar')
  expect(text).toBe('BEGIN:VCALENDAR')
})

test('what a mail contains runs no script and loads nothing', async () => {
  await send({ subject: '<script>alert(1)</script>', text: '<b>', html: '<script>alert(2)</script><img src="//a">' })
  for (const page of ['/', await newest()]) expect((await get(page)).text).not.toMatch(/<script|<b>/)
  expect((await get(await newest())).text).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" ')
  const { headers } = await get(`${await newest()}/html`)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
  )
})

test.each(['/..%2fpackage.json', '/%00', '/nothing.eml', '/.eml'])(
  'what is not a mail is not shown: %s',
  async (page) => {
    await send({ subject: 'One' })
    expect([400, 404]).toContain((await get(page)).status)
  },
)

test('another site whose name leads to this machine cannot read mails', async () => {
  const status = await new Promise((resolve) => {
    request(mail.pageUrl, { headers: { Host: 'evil.example' } }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(403)
})

test('the functions send through the server of this machine, whatever the shell says, with links to the local site', async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    SMTP_URL: 'smtp://user:password@smtp.example:2525',
    MAIL_FROM: 'info@gallery.example',
  })
  const { variables, smtpUrl, stop } = await connectMail(3000, folder)
  await stop()
  expect(smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/)
  expect(variables).toEqual({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'exhibition@mail.example',
    MAIL_SITE_URL: 'http://localhost:3000',
  })
})
