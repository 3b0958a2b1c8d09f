import { languageOf } from '../../src/i18n/locales.ts'
import { text } from './content.ts'
import { linkIn, mailsTo, newAddress } from './mails.ts'
import {
  checkPage,
  codeAfter,
  downloadedBy,
  inLanguage,
  organiser,
  refused,
  sheetIn,
  withoutNetwork,
} from './organisers.ts'
import { locales } from './pages.ts'
import { expect, test } from './test.ts'
import { writeXlsx } from '../../src/site/features/organisers/write-xlsx.ts'

const event = 'vecer-pro-zvane'

/** An Excel file, as an organiser has it. */
const xlsx = (name: string, rows: string[][]) => ({
  name: `${name}.xlsx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(writeXlsx({ name, headings: rows[0]!, rows: rows.slice(1) })),
})

/** The newest mail to an address with such a subject. Other tests may write to the same guests. */
async function mailOf(email: string, subject: RegExp) {
  const mails = async () => (await mailsTo(email)).filter((each) => subject.test(each.subject ?? ''))
  await expect.poll(async () => (await mails()).length, { message: `mails to ${email}`, timeout: 90_000 }).toBe(1)
  return (await mails())[0]!
}

/** The subject of an invitation, in any language. */
const invited = new RegExp(locales.map((each) => text('mail:invitation.subject', each).split('{{')[0]).join('|'))

const locale = 'cs'

const { saying, button, field, guest, open } = inLanguage(locale)

test('a producer’s morning: an Excel file with three mistakes, corrected, tested, sent; an address corrected; all written to @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(withoutNetwork)
  const [first, second, third, right] = [newAddress(), newAddress(), newAddress(), newAddress()]
  await open(page, `?event=${event}`)
  await page.getByRole('link', { name: saying('organisers:view.invitations'), exact: true }).click()

  await field(page, 'organisers:invite.choose').setInputFiles(
    xlsx('hosté', [
      [
        text('organisers:guest.email', locale),
        'Poznámka',
        text('organisers:guest.name', locale),
        text('organisers:guest.language', locale),
      ],
      [first, 'x', 'Žofie Příkladná', ''],
      ['bez zavináče', '', 'Otso Vihermaa', 'en'],
      [third, '', 'Řehoř Hulínský', 'klingonština'],
      [first, '', 'Žofie Dvakrátová', 'cs'],
    ]),
  )
  await expect(page.getByText(saying('organisers:invite.faults', { rows: 3 }))).toBeVisible()
  await expect(button(page, 'organisers:invite.mail')).toBeDisabled()
  await checkPage(page)
  const row = (number: number) => page.getByRole('group', { name: saying('organisers:invite.row', { row: number }) })
  await row(3).getByLabel(saying('organisers:guest.email')).fill(second)
  await row(4).getByLabel(saying('organisers:guest.language')).selectOption('en')
  await expect(row(5).getByText(saying('organisers:invite.twice', { row: 2 }))).toBeVisible()
  await row(5)
    .getByRole('button', { name: saying('organisers:invite.leaveOut') })
    .click()
  await expect(page.getByText(saying('organisers:invite.ready', { rows: 3 }))).toBeVisible()

  // A test of the mail, and what it will look like.
  await button(page, 'organisers:invitations.preview').click()
  const dialog = page.getByRole('dialog')
  await expect(page.frameLocator('iframe').getByText(text('mail:invitation.dressCode', locale))).toBeVisible()
  const before = (await mailsTo(organiser)).length
  await button(page, 'organisers:write.test').click()
  await expect(dialog.getByText(saying('organisers:write.tested', { organiser }))).toBeVisible()
  await page.keyboard.press('Escape')

  // What is not sent because the network is cut is still there.
  await button(page, 'organisers:invite.mail').click()
  await page.context().setOffline(true)
  await button(page, 'organisers:invite.yes', { guests: 3 }).click()
  await expect(page.getByText(saying('organisers:invite.stopped', { done: 0, all: 3 }))).toBeVisible()
  await page.context().setOffline(false)
  await button(page, 'organisers:invite.mail').click()
  await expect(page.getByRole('group', { name: saying('organisers:invite.sure', { guests: 3 }) })).toBeVisible()
  await button(page, 'organisers:invite.yes', { guests: 3 }).click()
  await expect(
    page.getByText(saying('organisers:invite.done', { created: 3, existing: 0, revoked: 0, registered: 0 })),
  ).toBeVisible()
  for (const email of [first, second, third]) expect(linkIn(await mailOf(email, invited))).toContain('?t=')
  await expect.poll(async () => (await mailsTo(organiser)).length, { timeout: 60_000 }).toBeGreaterThan(before)

  // An address that was wrong.
  await field(page, 'organisers:search.label').fill(third)
  await guest(page, 'Řehoř Hulínský').click()
  await dialog.getByLabel(saying('organisers:guest.email')).fill(right)
  await expect(dialog.getByLabel(saying('organisers:invitation.mail'))).toBeChecked()
  await checkPage(page)
  await button(page, 'organisers:edit.save').click()
  await expect(dialog.getByText(saying('organisers:edit.saved'))).toBeVisible()
  expect(linkIn(await mailOf(right, invited))).toContain('?t=')
  await dialog.getByLabel(saying('organisers:invitation.revokeSure', { name: 'Řehoř Hulínský' })).check()
  await dialog.getByRole('button', { name: saying('organisers:invitation.revoke') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(guest(page, 'Řehoř Hulínský')).toHaveCount(0)

  // A message to those who have not answered.
  await page.getByRole('link', { name: saying('organisers:view.write'), exact: true }).click()
  await field(page, 'organisers:write.to').selectOption('silent')
  await button(page, 'organisers:write.send').click()
  await expect(page.getByText(saying('organisers:write.fault.required')).first()).toBeVisible()
  for (const [index, language] of locales.entries()) {
    const fields = page.getByRole('group', { name: languageOf(language).name })
    await fields.getByLabel(saying('organisers:write.subject')).fill(`Nový čas ${index} ${first.slice(0, 30)}`)
    await fields.getByLabel(saying('organisers:write.text')).fill('Sejdeme se v pět.\n\nDěkujeme.')
  }
  await page.reload()
  await field(page, 'organisers:write.to').selectOption('silent')
  await button(page, 'organisers:write.preview').click()
  await expect(page.frameLocator('iframe').getByText('Sejdeme se v pět.')).toBeVisible()
  await checkPage(page)
  await page.keyboard.press('Escape')
  await button(page, 'organisers:write.send').click()
  await page
    .getByRole('group')
    .filter({ has: button(page, 'organisers:invite.no') })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByText(text('organisers:write.sent', locale).split('{{')[0]!)).toBeVisible()
  expect(linkIn(await mailOf(first, /^Nový čas/))).toContain('?t=')
  await expect(page.getByText(saying('organisers:outbox.bounces'))).toBeVisible()
})

test('what is no list of guests is told; a pasted table outlives a session that ends, and gives links for a letter of one’s own @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(refused(403))
  await open(page, `?event=${event}&view=invitations`)
  const file = field(page, 'organisers:invite.choose')
  // What else is no list is tested in src/site/features/organisers/read-table.test.ts.
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('barva;tvar\nmodrá;kruh\n') })
  await expect(page.getByText(saying('organisers:invite.missing'))).toBeVisible()
  await page.getByLabel(text('organisers:invite.column', locale).split('{{')[0]!).first().selectOption('name')
  await expect(page.getByText(saying('organisers:invite.missing'))).toBeVisible()
  await button(page, 'organisers:invite.cancel').click()
  await expect(file).toBeVisible()

  const email = newAddress()
  await field(page, 'organisers:invite.paste').fill(`Ludmila Střeštíková\t${email}`)
  await button(page, 'organisers:invite.pasteSend').click()
  await expect(page.getByText(saying('organisers:invite.ready', { rows: 1 }))).toBeVisible()

  await page.context().clearCookies({ name: 'organiser' })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(saying('organisers:signIn.ended'))).toBeVisible()
  const before = (await mailsTo(organiser)).length
  await field(page, 'organisers:signIn.email').fill(organiser)
  await button(page, 'organisers:signIn.send').click()
  await field(page, 'organisers:code.label').fill(await codeAfter(before, locale))
  await button(page, 'organisers:code.send').click()
  await expect(page.getByText(saying('organisers:invite.ready', { rows: 1 }))).toBeVisible()

  await button(page, 'organisers:invite.links').click()
  const yes = button(page, 'organisers:invite.yes', { guests: 1 })
  const { name, bytes } = await downloadedBy(page, () => yes.click())
  expect(name).toBe(`${event}-links.xlsx`)
  const [, guest = ''] = sheetIn(bytes).split(email)
  const [link = ''] = /http[^<]+\?t=\w+/.exec(guest) ?? []
  await page.goto(link)
  await expect(page.getByText('Ludmila').first()).toBeVisible()
})
