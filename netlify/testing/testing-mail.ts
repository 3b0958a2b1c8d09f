import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { parse } from 'yaml'
import type { Tree } from '../../src/i18n/find-text'
import { inEachLanguage } from '../../src/i18n/locales'
import { textsIn } from '../../src/model/translations'
import type { MailEvent, MailFacts } from '../mail/mail-facts'

export const sender = 'program@sedm.example'

const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nSUMMARY:Žluťoučký kůň\r\nEND:VCALENDAR\r\n'

const mailEvent = (form: MailEvent['form'], path: string): MailFacts['events'][string] =>
  inEachLanguage((locale) => ({
    form,
    startsAt: '2031-09-04T14:00:00.000Z',
    endsAt: '2031-09-04T16:00:00.000Z',
    cancelled: false,
    personal: false,
    maxSeats: 2,
    title: `Title (${locale})`,
    when: `Time (${locale})`,
    where: `Place (${locale})`,
    path,
    invitation:
      form === 'invitation'
        ? {
            description: `Description (${locale}).\n\nSecond paragraph.`,
            dressCode: `Dress code (${locale})`,
            conditions: [`Condition 1 (${locale}).`, `Condition 2 (${locale}).`],
          }
        : null,
    wayInside: null,
    way: [
      { by: 'foot', url: `https://walk.example/?to=${form}&by=foot` },
      { by: 'map', url: `https://map.example/${form}#map` },
    ],
    calendar,
  }))

const texts = Object.fromEntries(
  ['mail', 'registration'].map((name): [string, unknown] => [
    name,
    parse(readFileSync(`tests/exhibition/translations/${name}.yaml`, 'utf8')),
  ]),
)

/** The facts that the build writes for mail, with the texts of the tests' exhibition. */
export const mailFacts: MailFacts = {
  siteUrl: 'https://sedm.example',
  name: { cs: 'Sedm', en: 'Seven' },
  contact: { email: 'sedm@majakka.example', phone: '+420 555 123 456' },
  texts: inEachLanguage((locale) => textsIn(locale, texts) as Tree),
  events: { vecer: mailEvent('invitation', '/zvani'), dilna: mailEvent('programme', '/program/dilna') },
}

export type MailServer = {
  url: string
  /** The mails that the server has stored, in the order of their arrival. */
  received: ParsedMail[]
  /** How many connections there were. */
  connections: number
  /** Decides on each recipient: the reply code and text, such as '550 5.1.1 No such user'; undefined accepts it. */
  onRecipient: (address: string) => string | undefined
  /** What the server does with a message: `breakOff` stores it, and closes the connection instead of a reply. */
  onMessage: () => 'accept' | 'breakOff' | 'hang' | `${number} ${string}`
  /** Waits until the clients have closed all connections. */
  idle(): Promise<unknown>
  stop(): Promise<void>
}

const refusal = (reply: string) =>
  Object.assign(new Error(reply.replace(/^\d{3} /, '')), { responseCode: Number(reply.slice(0, 3)) })

type Options = {
  /** By default a free one. */
  port?: number
  /** The user and password that it asks for; by default none. */
  password?: string
  /** The address of the sender that it refuses. */
  refusedSender?: string
  /** After so many mails, it closes the connection instead of a reply to the next one; by default never. */
  mailsPerConnection?: number
}

/** A real SMTP server, at every address of this machine. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { port = 0, password, refusedSender, mailsPerConnection = Infinity } = options
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(auth.password === password ? null : refusal('535 5.7.8 No'), { user: 'x' }),
    onMailFrom({ address }, { transaction, remotePort }, done) {
      if (transaction <= mailsPerConnection) done(address === refusedSender ? refusal('550 5.1.8 No') : null)
      else for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
    },
    onRcptTo({ address }, _session, done) {
      const reply = mailServer.onRecipient(address)
      done(reply ? refusal(reply) : null)
    },
    onData(stream, _session, done) {
      void simpleParser(stream).then((mail) => {
        const action = mailServer.onMessage()
        if (action === 'hang') return
        if (/^\d/.test(action)) return done(refusal(action))
        mailServer.received.push(mail)
        if (action === 'breakOff') for (const socket of sockets) socket.destroy()
        else done()
      })
    },
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket) => {
    mailServer.connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => undefined)
  const mailServer: MailServer = {
    url: await listening(server.listen(port, '0.0.0.0')),
    received: [],
    connections: 0,
    onRecipient: () => undefined,
    onMessage: () => 'accept',
    idle: () => Promise.all([...sockets].map((socket) => once(socket, 'close'))),
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return mailServer
}

// Set by the function below before the first test. Imports are live bindings, so that tests see what was set.
export let mail: MailServer

/** Starts a mail server for the tests of a file. Before each of them, it has received nothing and accepts everybody. */
export function useMailServer(): void {
  beforeAll(async () => {
    mail = await startMailServer()
  })
  beforeEach(() => {
    mail.received.length = 0
    mail.onRecipient = () => undefined
  })
  afterAll(() => mail.stop())
}

/** A server that accepts connections and says nothing. */
export async function startSilentServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket))
  const url = await listening(server.listen(0, '127.0.0.1'))
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, stop }
}

async function listening(server: Server): Promise<string> {
  if (!server.listening) await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
