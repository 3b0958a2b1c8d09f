/** @jest-environment node */
import { cp, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'
import { startDatabase, type RealDatabase } from '../../netlify/testing/testing-database'
import { answer, findPersonalInvitation } from '../../supabase/tests/personal-invitations'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import { inFolder } from '../../tests/support/in-folder'
import { failToWrite } from '../../tests/support/fail-to-write'
import { guestDatabaseAt, NoAnswer, type GuestDatabase } from './guest-database'
import { guestsIn, type Guests } from './guests'
import { clear, pass } from '../../supabase/tests/time'

const confirmed = { yes: true, again: false }
const unconfirmed = { yes: false, again: false }

let real: RealDatabase
let sql: Sql
let database: GuestDatabase
let guests: Guests
beforeAll(async () => {
  real = await startDatabase()
  sql = real.server.connect(real.database, 2)
  database = guestDatabaseAt(real.api.url, real.api.secretKey)
  guests = guestsIn(database, 'tests/exhibition')
})
beforeEach(async () => {
  await clear(sql)
  await mailIsSetUp(false)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => real.stop())

// The event of the tests’ exhibition with an invitation, for up to two persons.
const invitation = 'vecer-pro-zvane'

/** As the functions of the published site tell the database. */
const mailIsSetUp = (mail: boolean) => sql`select private.set_mail(${mail})`

const list = 'name;email;language;persons\nJana Nová;jana@example.org;cs;\nKarel Malý;karel@example.org;en;1\n'

/** Runs a test in a folder with a list of guests. It gets the path of a file in the folder. */
const withList = (run: (file: (name: string) => string) => Promise<void>, text = list) =>
  inFolder({ 'guests.csv': text }, (folder) => run((name) => path.join(folder, name)))

/** Invites the guests of the list. @returns the links by e-mail address */
async function invited(text = list): Promise<Record<string, string>> {
  let links: Record<string, string> = {}
  await withList(async (file) => {
    await guests.invite(file('guests.csv'), { csv: file('links.csv') }, confirmed)
    links = await linksIn(file('links.csv'))
  }, text)
  return links
}

async function linksIn(file: string): Promise<Record<string, string>> {
  const rows = (await readFile(file, 'utf8')).trimEnd().split('\r\n').slice(1)
  return Object.fromEntries(
    rows.map((row) => row.split(',').map((cell) => cell.slice(1, -1))).map((cells) => [cells[1], cells[4]]),
  )
}

const tokenOf = (link = '') => new URL(link).searchParams.get('t')!

/** What the guest of a link answers. @param persons 0 to decline */
const answers = (link: string | undefined, persons: number) =>
  answer(sql, { ...newSubmission({ event: invitation, mail: null }), token: tokenOf(link) }, persons, { mail: null })

/** The kinds of the mails that are to be sent. */
const outbox = () =>
  sql`select kind from private.outbox where sent_at is null order by 1`.then((mails) => mails.map(({ kind }) => kind))

describe('inviting', () => {
  test('writes a file that only its owner can read, with a personal link for each guest', () =>
    withList(async (file) => {
      expect(await guests.invite(file('guests.csv'), { csv: file('links.csv') }, confirmed)).toBe(
        `Invited to ${invitation}: 2 guests. Their links to http://localhost:8888 are in ${file('links.csv')}.`,
      )
      expect(await readFile(file('links.csv'), 'utf8')).toMatch(
        /^\ufeff"name","email","language","persons","link"\r\n"Jana Nová","jana@example\.org","cs","2","http:\/\/localhost:8888\/pozvanka\?t=[0-9a-f]{32}"\r\n"Karel Malý","karel@example\.org","en","1","http:\/\/localhost:8888\/en\/invitation\?t=[0-9a-f]{32}"\r\n$/,
      )
      expect((await stat(file('links.csv'))).mode & 0o777).toBe(0o600)
      const links = await linksIn(file('links.csv'))
      expect(await findPersonalInvitation(sql, tokenOf(links['karel@example.org']))).toMatchObject({
        event: invitation,
        full_name: 'Karel Malý',
        max_seats: 1,
        state: 'silent',
      })
      expect(await outbox()).toEqual([])
    }))

  test('again with more guests adds only what is new, and its file has the new ones only', async () => {
    const links = await invited()
    await withList(
      async (file) => {
        expect(await guests.invite(file('guests.csv'), { csv: file('more.csv') }, confirmed)).toBe(
          `Invited to ${invitation}: 1 guest. Their links to http://localhost:8888 are in ${file('more.csv')}. 2 guests had an invitation already.`,
        )
        expect(Object.keys(await linksIn(file('more.csv')))).toEqual(['eva@example.org'])
        expect(await guests.invite(file('guests.csv'), { csv: file('none.csv') }, confirmed)).toBe(
          `Invited to ${invitation}: 0 guests. 3 guests had an invitation already. \`--remind --csv=FILE\` makes new links for those who have not answered.`,
        )
        await expect(stat(file('none.csv'))).rejects.toThrow('ENOENT')
      },
      `${list.replace('jana@', 'JANA@')}Eva Horká;eva@example.org;;\n`,
    )
    expect(await findPersonalInvitation(sql, tokenOf(links['jana@example.org']))).toMatchObject({ state: 'silent' })
  })

  test('writes no name that a spreadsheet would run as a formula', () =>
    withList(async (file) => {
      await guests.invite(file('guests.csv'), { csv: file('links.csv') }, confirmed)
      expect(await readFile(file('links.csv'), 'utf8')).toContain(`\n"'=SUM(A1:A9)","sum@example.org",`)
    }, 'name,email\n=SUM(A1:A9),sum@example.org\n'))

  test('never overwrites a file, which may have links, and invites nobody if there is no place for them', () =>
    withList(async (file) => {
      await expect(guests.invite(file('guests.csv'), { csv: file('guests.csv') }, confirmed)).rejects.toThrow(
        'exists already',
      )
      await expect(guests.invite(file('guests.csv'), { csv: file('no/links.csv') }, confirmed)).rejects.toThrow(
        'cannot be written',
      )
      expect(await readFile(file('guests.csv'), 'utf8')).toBe(list)
      expect(await guests.invitations()).toBe('Nobody is invited yet.')
    }))

  test('does nothing until the file is right', () =>
    withList(async (file) => {
      await expect(guests.invite(file('guests.csv'), { csv: file('links.csv') }, confirmed)).rejects.toThrow(
        `${file('guests.csv')}:4:28  persons: “3” is not a whole number from 1 to 2.\nNobody was invited.`,
      )
      expect(await guests.invitations()).toBe('Nobody is invited yet.')
      await expect(stat(file('links.csv'))).rejects.toThrow('ENOENT')
    }, `${list}Eva Horká;eva@example.org;;3\n`))

  test('mails nobody without a confirmation, which says to how many it goes', () =>
    withList(async (file) => {
      await mailIsSetUp(true)
      await expect(guests.invite(file('guests.csv'), 'mail', unconfirmed)).rejects.toThrow(
        `This mails an invitation to ${invitation} to 2 guests of 2 in the file.\nTo confirm, add --yes.`,
      )
      expect(await guests.invitations()).toBe('Nobody is invited yet.')
      await guests.invite(file('guests.csv'), { csv: file('links.csv') }, unconfirmed)
      await expect(guests.invite(file('guests.csv'), 'mail', unconfirmed)).rejects.toThrow(
        `0 guests of 2 in the file. 2 guests had an invitation already.\n`,
      )
      const test = { email: 'me@gallery.example', locale: 'en' } as const
      expect(await guests.invite(file('guests.csv'), 'mail', { ...unconfirmed, test })).toContain('Queued: a test (en)')
      expect(await outbox()).toEqual(['invitation'])
    }))

  test('can mail the links, if mail is set up', () =>
    withList(async (file) => {
      await expect(guests.invite(file('guests.csv'), 'mail', confirmed)).rejects.toThrow(
        'Mail is not set up, so none can be sent.',
      )
      await mailIsSetUp(true)
      expect(await guests.invite(file('guests.csv'), 'mail', confirmed)).toBe(
        `Invited to ${invitation}: 2 guests. Queued: 2 mails.`,
      )
      expect(await outbox()).toEqual(['invitation', 'invitation'])
      expect(await guests.invite(file('guests.csv'), 'mail', confirmed)).toBe(
        `Invited to ${invitation}: 0 guests. 2 guests had an invitation already.`,
      )
    }))

  test('mails nobody who has registered already', () =>
    withList(async (file) => {
      await mailIsSetUp(true)
      await register(sql, newSubmission({ event: invitation, email: 'JANA@example.org' }))
      expect(await guests.invite(file('guests.csv'), 'mail', confirmed)).toBe(
        `Invited to ${invitation}: 1 guest. Queued: 1 mail. Registered before, and not mailed: 1.`,
      )
      expect(await outbox()).toEqual(['invitation', 'registered'])
    }))

  test('says how to get links if the answer of the database is lost', () =>
    withList(async (file) => {
      const losesAnswer: GuestDatabase = {
        ...database,
        async createPersonalInvitations(...list) {
          await database.createPersonalInvitations(...list)
          throw new NoAnswer()
        },
      }
      await expect(
        guestsIn(losesAnswer, 'tests/exhibition').invite(file('guests.csv'), { csv: file('links.csv') }, confirmed),
      ).rejects.toThrow(
        'The database does not answer. Check SUPABASE_URL, and whether the project is paused. The guests may be invited all the same: `--invitations` lists them, and `--remind --csv=FILE` makes new links for those who have not answered.',
      )
      await guests.remind({ csv: file('links.csv') }, confirmed)
      expect(Object.keys(await linksIn(file('links.csv')))).toEqual(['jana@example.org', 'karel@example.org'])
    }))

  test('says how to get links if their file cannot be written', () =>
    withList(async (file) => {
      await failToWrite(file('probe'))
      await expect(guests.invite(file('guests.csv'), { csv: file('links.csv') }, confirmed)).rejects.toThrow(
        `“${file('links.csv')}” could not be written completely. Delete it. The guests may be invited all the same: \`--invitations\` lists them, and \`--remind --csv=FILE\` makes new links for those who have not answered.`,
      )
      jest.restoreAllMocks()
      await guests.remind({ csv: file('again.csv') }, confirmed)
      expect(Object.keys(await linksIn(file('again.csv')))).toEqual(['jana@example.org', 'karel@example.org'])
    }))

  test('leads guests of the published site there, and needs its address', async () => {
    await register(sql, newSubmission({ event: invitation, endsAt: new Date('2044-05-21T19:00:00Z') }))
    const published = guestsIn({ ...database, isPublished: true }, 'tests/exhibition')
    await withList(async (file) => {
      const delivery = { csv: file('links.csv') }
      await expect(published.invite(file('guests.csv'), delivery, confirmed)).rejects.toThrow(
        'GATSBY_SITE_URL is not set.',
      )
      jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: 'https://example.org' })
      await published.invite(file('guests.csv'), delivery, confirmed)
      expect((await linksIn(file('links.csv')))['jana@example.org']).toMatch(/^https:\/\/example\.org\/pozvanka\?t=/)
    })
  })

  test('does not change an event of the published site', async () => {
    await register(sql, newSubmission({ event: invitation, capacity: 7 }))
    await invited()
    expect(await sql`select capacity from private.events`).toEqual([{ capacity: 7 }])
  })

  test('is refused where nobody could accept', async () => {
    const without = guestsIn(database, 'tests/small-exhibition')
    await expect(without.invitations()).rejects.toThrow('No event of the content has an “invitation”')
    const cases = [
      ['capacity: 500', 'capacity: 500\ncancelled: true', `${invitation} was called off, so nobody is invited.`],
      ['capacity: 500', 'capacity: 500\navailability: closed', `Registration for ${invitation} is closed`],
      ['"2044-05-21T12:00"', '"2024-05-21T12:00"', `Registration for ${invitation} is closed`],
    ]
    for (const [was, is, message] of cases) {
      await withList(async (file) => {
        const content = file('content')
        await cp('tests/exhibition', content, { recursive: true, filter: (name) => !/\.(jpg|png|pdf)$/.test(name) })
        const event = path.join(content, `events/${invitation}.yaml`)
        await writeFile(event, (await readFile(event, 'utf8')).replace(was!, is!))
        const links = { csv: file('links.csv') }
        await expect(guestsIn(database, content).invite(file('guests.csv'), links, confirmed)).rejects.toThrow(message)
        await expect(guestsIn(database, content).remind(links, confirmed)).rejects.toThrow(message)
        expect((await readdir(file('.'))).sort()).toEqual(['content', 'guests.csv'])
      })
    }
  })
})

test('a guest who has not answered gets a new link, and the earlier one remains valid', async () => {
  const links = await invited()
  await answers(links['jana@example.org'], 0)
  await withList(async (file) => {
    expect(await guests.remind({ csv: file('links.csv') }, confirmed)).toBe(
      `Reminded of ${invitation}: 1 guest. Their links to http://localhost:8888 are in ${file('links.csv')}.`,
    )
    const { 'karel@example.org': reminder } = await linksIn(file('links.csv'))
    for (const link of [reminder, links['karel@example.org']]) {
      expect(await findPersonalInvitation(sql, tokenOf(link))).toMatchObject({ full_name: 'Karel Malý' })
    }
    await mailIsSetUp(true)
    // The organiser's letter may have just arrived.
    await expect(guests.remind('mail', confirmed)).rejects.toThrow('Nobody was reminded')
    await pass(sql, '24 hours')
    await expect(guests.remind('mail', unconfirmed)).rejects.toThrow(
      `This mails a reminder of ${invitation} to 1 guest.\nTo confirm, add --yes.`,
    )
    expect(await guests.remind('mail', confirmed)).toBe(`Reminded of ${invitation}: 1 guest. Queued: 1 mail.`)
    await expect(guests.remind('mail', confirmed)).rejects.toThrow(
      'Nobody was reminded: nobody is invited, all have answered, their mail is still to be sent, or they were invited or reminded within 24 hours.',
    )
    await answers(reminder, 0)
    await expect(guests.remind({ csv: file('none.csv') }, confirmed)).rejects.toThrow(
      'Nobody was reminded: nobody is invited, or all have answered.',
    )
    await expect(stat(file('none.csv'))).rejects.toThrow('ENOENT')
  })
})

describe('revoking', () => {
  test('ends the links of a guest, cancels what they accepted, and lasts', async () => {
    await mailIsSetUp(true)
    const { 'jana@example.org': link } = await invited()
    await answers(link, 2)
    expect(await guests.revoke(' Jana@EXAMPLE.org')).toBe(
      `Revoked for ${invitation}: no link of this guest works any more. The registration is cancelled, which frees 2 places. A mail to the guest is queued.`,
    )
    expect(await findPersonalInvitation(sql, tokenOf(link))).toBeNull()
    expect(await guests.table(invitation)).toBe('Nobody is registered yet.')
    await expect(guests.revoke('jana@example.org')).rejects.toThrow(
      `Nobody with this e-mail address has an invitation to ${invitation}.`,
    )
    await withList(async (file) => {
      expect(await guests.invite(file('guests.csv'), 'mail', confirmed)).toBe(
        `Invited to ${invitation}: 0 guests. 1 guest had an invitation already. Revoked before, and not invited again: 1.`,
      )
    })
  })

  test('of a guest who has not answered cancels nothing', async () => {
    await invited()
    expect(await guests.revoke('karel@example.org')).toBe(
      `Revoked for ${invitation}: no link of this guest works any more.`,
    )
  })
})

test('the overview and the list say what the guests answered', async () => {
  const links = await invited(`${list}Eva Horká;eva@example.org;;\nOta Velký;ota@example.org;;\n`)
  await answers(links['jana@example.org'], 2)
  await answers(links['karel@example.org'], 0)
  await guests.revoke('ota@example.org')
  const summary = '3 guests invited: 1 accepted (2 places), 1 declined, 1 has not answered. 1 invitation revoked.'
  expect((await guests.overview()).split('\n')).toContain(`${invitation}: ${summary}`)
  const table = await guests.invitations()
  expect(table).toMatch(/^Name +E-mail +Language +Persons +Invited +State +Places\n/)
  expect(table).toMatch(/\nKarel Malý +karel@example\.org +en +1 +20\d\d-\d\d-\d\d \d\d:\d\d +declined\n/)
  expect(table).toMatch(/\nEva Horká .* no answer\n +cs +2 +20.* revoked\n/)
  expect(table.endsWith(`\n\n${summary}`)).toBe(true)
})

describe('the erasure', () => {
  test('of a person includes the invitation, and says so', async () => {
    const links = await invited()
    await answers(links['jana@example.org'], 2)
    expect(await guests.erase('JANA@example.org')).toBe(
      `Erased from ${invitation}, which frees 2 places. The invitation is erased, too.`,
    )
    expect(await guests.erase('karel@example.org')).toBe(`Erased from ${invitation}. The invitation is erased, too.`)
    expect(await guests.invitations()).toBe('Nobody is invited yet.')
    await expect(guests.erase('karel@example.org')).rejects.toThrow('Nobody is registered with this e-mail address.')
    await register(sql, newSubmission({ event: invitation, email: 'eva@example.org', ...seatsIn('invitation', 1) }))
    expect(await guests.erase('eva@example.org')).toBe(`Erased from ${invitation}, which frees 1 place.`)
  })

  test('of an event that is over includes invitations that nobody answered', async () => {
    await invited()
    await sql`update private.events set ends_at = '2021-05-04T20:00:00Z'`
    expect(await guests.eraseAll(true)).toBe('Erased: 0. The invitations are erased, too.')
    expect(await guests.invitations()).toBe('Nobody is invited yet.')
  })

  test('of an event that is over includes invitations that were revoked', async () => {
    await invited('name,email\nJana Nová,jana@example.org\n')
    await guests.revoke('jana@example.org')
    await sql`update private.events set ends_at = '2021-05-04T20:00:00Z'`
    expect(await guests.overview()).toContain(`${invitation}: 0 guests invited`)
    expect(await guests.eraseAll(true)).toBe('Erased: 0. The invitations are erased, too.')
    expect(await sql`select from private.personal_invitations`).toHaveLength(0)
  })
})
