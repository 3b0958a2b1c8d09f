/** @jest-environment node */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readMailFacts } from '../../netlify/mail/mail-facts'
import { facts, factsWith, invitation, workshop } from '../../netlify/testing/testing'
import { readContents } from '../../src/gatsby/published-content/read-contents'
import { locales } from '../../src/i18n/locales'
import { inFolder } from '../../tests/support/in-folder'
import { writeMail } from './write-mail.mts'

const content = 'tests/exhibition'
const contents = readContents(content)

/** Runs a function on a built site with the calendar files of these events, and where the build writes the facts. */
const onSite = (events: string[], run: (site: string, file: string) => Promise<void>) =>
  inFolder({}, async (folder) => {
    await mkdir(path.join(folder, 'calendar'))
    const files = events.flatMap((event) => locales.map((locale) => `${event}.${locale}`))
    for (const name of files) await writeFile(path.join(folder, 'calendar', `${name}.ics`), `calendar of ${name}`)
    await run(folder, path.join(folder, 'mail.json'))
  })

const read = (file: string) => readMailFacts(() => readFile(file, 'utf8'))

test('the function gets the facts of each event, its calendar file, and the texts, in each language', () =>
  onSite(['vecer', 'dilna'], async (site, file) => {
    await writeMail(facts, contents, content, site, file)
    expect(await read(file)).toMatchObject({
      siteUrl: 'http://localhost:8888',
      name: { cs: 'Šest', en: 'Six' },
      contact: { email: 'sest@majakka.example', phone: '+358 555 010 060' },
      texts: {
        cs: { mail: { when: 'Kdy' } },
        en: { mail: { when: 'When' }, registration: { dressCode: 'Dress code' } },
      },
      events: {
        vecer: { cs: { form: 'invitation', path: '/zvani', calendar: 'calendar of vecer.cs' } },
        dilna: {
          en: {
            form: 'programme',
            startsAt: '2031-09-04T14:00:00.000Z',
            endsAt: '2031-09-04T16:00:00.000Z',
            title: 'en: workshop',
            calendar: 'calendar of dilna.en',
          },
        },
      },
    })
  }))

test('an invitation gets its text from the content, typeset, and the way to its place', () =>
  onSite(['vecer-pro-zvane', 'dilna'], async (site, file) => {
    await writeMail(factsWith({ ...invitation, event: 'vecer-pro-zvane' }, workshop), contents, content, site, file)
    const events = (await read(file))?.events
    expect(events?.['vecer-pro-zvane']?.cs.invitation).toEqual({
      description: expect.stringContaining('v\u00a0kotelně') as string,
      dressCode: 'teplý svetr, pevné boty',
      conditions: ['Pozvánka je nepřenosná.', 'U\u00a0vstupu prosím uveďte své jméno.'],
    })
    expect(events?.['vecer-pro-zvane']?.en.way).toEqual([
      { by: 'foot', url: 'https://mapy.com/fnc/v1/route?end=24.9318,60.1602&routeType=foot_fast' },
      { by: 'map', url: 'https://www.openstreetmap.org/?mlat=60.1602&mlon=24.9318#map=17/60.1602/24.9318' },
    ])
    expect(events?.['vecer-pro-zvane']?.cs.wayInside).toBe('Dveře vedle komína.')
    expect(events?.dilna?.en.invitation).toBeNull()
  }))

test('the content is not read a second time', () =>
  onSite(['vecer-pro-zvane'], async (site, file) => {
    const asRead = contents.map(({ invitations, ...rest }) => ({
      ...rest,
      invitations: invitations.map((each) => ({ ...each, description: `read once: ${rest.language}` })),
    }))
    await writeMail(factsWith({ ...invitation, event: 'vecer-pro-zvane' }), asRead, content, site, file)
    expect((await read(file))?.events['vecer-pro-zvane']?.en.invitation?.description).toBe('read once: en')
  }))

test('a built site without a calendar file fails the build', () =>
  onSite(['vecer'], async (site, file) => {
    await expect(writeMail(facts, contents, content, site, file)).rejects.toThrow(/dilna\.\w+\.ics/)
  }))

test('in development, there is no calendar file', () =>
  onSite([], async (_site, file) => {
    await writeMail(facts, contents, content, null, file)
    expect((await read(file))?.events.dilna?.cs.calendar).toBeNull()
  }))

test('without an event that takes registrations, nothing is written', () =>
  onSite([], async (site, file) => {
    await writeMail(null, contents, content, site, file)
    expect(await read(file)).toBeUndefined()
  }))
