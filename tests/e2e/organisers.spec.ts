import { readFile } from 'node:fs/promises'
import { callDatabase } from './call-database.ts'
import { mailsTo, newAddress, newestMail } from './mails.ts'
import {
  checkPage,
  codeAfter,
  eventWith,
  inLanguage,
  newName,
  organiser,
  paths,
  refused,
  signIn,
  withoutNetwork,
} from './organisers.ts'
import { locales, sizeOf } from './pages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  const { saying, button, field, guest } = inLanguage(locale)

  test(`an organiser signs in with the code from the mail, and out again (${locale}) ${sizeOf[locale]}`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(refused(403), refused(422))
    await page.goto(paths[locale])
    await field(page, 'organisers:signIn.email').fill('organiser')
    await button(page, 'organisers:signIn.send').click()
    await expect(page.getByRole('alert').filter({ hasText: saying('organisers:problem.email') })).toBeVisible()
    const before = (await mailsTo(organiser)).length
    await field(page, 'organisers:signIn.email').fill(organiser)
    await button(page, 'organisers:signIn.send').click()
    await expect(field(page, 'organisers:code.label')).toBeFocused()
    const code = await codeAfter(before, locale)
    await field(page, 'organisers:code.label').fill('0000 0000')
    await button(page, 'organisers:code.send').click()
    await expect(page.getByRole('alert').filter({ hasText: saying('organisers:problem.code_wrong') })).toBeVisible()
    await field(page, 'organisers:code.label').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: saying('organisers:overview.heading'), exact: true })).toBeVisible()
    await expect(page.getByText(saying('organisers:session.as', { organiser }))).toBeVisible()
    await page.reload()
    await button(page, 'organisers:session.end').click()
    await expect(field(page, 'organisers:signIn.email')).toBeVisible()
    await page.reload()
    await expect(field(page, 'organisers:signIn.email')).toBeVisible()
  })

  test(`guests are found, filtered and corrected, and the address keeps the filter (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(refused(422))
    const name = newName()
    const { event } = await eventWith([
      [name, 2],
      ['Jiří Novák', 1],
      ['Jana Nováková-Šťastná', 3],
    ])
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${event}`)
    const rows = page.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await field(page, 'organisers:search.label').fill('stastna jana')
    await expect(rows).toHaveCount(1)
    await field(page, 'organisers:search.label').fill('')
    await field(page, 'organisers:filter.state').selectOption('waiting')
    await expect(rows).toHaveCount(0)
    await expect(page.getByText(saying('organisers:list.nobody'))).toBeVisible()
    await expect(page).toHaveURL(/state=waiting/)
    await page.reload()
    await expect(field(page, 'organisers:filter.state')).toHaveValue('waiting')
    await field(page, 'organisers:filter.state').selectOption('registered')

    await guest(page, name).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(saying('organisers:guest.noMails'))).toBeVisible()
    await dialog.getByLabel(saying('organisers:guest.places')).fill('0')
    await button(page, 'organisers:edit.save').click()
    await expect(dialog.getByText(saying('organisers:problem.invalid_data'))).toBeVisible()
    await expect(dialog.getByLabel(saying('organisers:guest.places'))).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(saying('organisers:guest.places')).fill('1')
    await dialog.getByLabel(saying('organisers:guest.name'), { exact: true }).fill('Jana Opravená')
    await button(page, 'organisers:edit.save').click()
    await expect(dialog.getByText(saying('organisers:edit.saved'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guest(page, 'Jana Opravená')).toBeVisible()
  })

  test(`a cancellation can be taken back, and what somebody else changed is told (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(refused(409), refused(422))
    const name = newName()
    const { event } = await eventWith([[name, 2]])
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${event}`)
    await guest(page, name).click()
    const dialog = page.getByRole('dialog')
    await button(page, 'organisers:cancel.send').click()
    await button(page, 'organisers:cancel.undo').click()
    await expect(dialog.getByText(saying('organisers:cancel.kept'))).toBeVisible()

    const { guests } = await callDatabase<{ guests: { id: string; revision: number; email: string }[] }>(
      'organiser_guests',
      { p_event: event, p_since: null },
    )
    const { id, revision, email } = guests[0]!
    const edit = {
      p_organiser: organiser,
      p_event: event,
      p_id: id,
      p_revision: revision,
      p_email: email,
      p_seats: 2,
      p_locale: 'cs',
      p_over: false,
      p_mail: null,
    }
    await callDatabase('edit_guest', { ...edit, p_full_name: 'Od Kolegyně' })
    // The page hears of it, and does not take it for the organiser's own change.
    const heard = page.waitForResponse('**/api/organisers?event=*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await heard
    await dialog.getByLabel(saying('organisers:guest.name'), { exact: true }).fill('Od Mne')
    await button(page, 'organisers:edit.save').click()
    await expect(dialog.getByText(saying('organisers:problem.changed_meanwhile'))).toBeVisible()
    await expect(dialog.getByLabel(saying('organisers:guest.name'), { exact: true })).toHaveValue('Od Kolegyně')

    await dialog.getByRole('checkbox', { name: saying('organisers:erase.sure', { name: 'Od Kolegyně' }) }).check()
    await button(page, 'organisers:erase.send').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(saying('organisers:overview.none'))).toBeVisible()
  })

  test(`nothing moves under the pointer while the mails of a guest are read (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const name = newName()
    const { event } = await eventWith([[name, 2]])
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${event}`)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/organisers?*guest=*', async (route) => {
      await answered
      await route.continue()
    })
    await guest(page, name).click()
    await expect(page.getByRole('dialog').getByText(saying('organisers:guest.loading'))).toBeVisible()
    await expect(button(page, 'organisers:cancel.send')).toHaveCount(0)
    await expect(button(page, 'organisers:erase.send')).toHaveCount(0)
    answer()
    await expect(button(page, 'organisers:cancel.send')).toBeVisible()
    await expect(button(page, 'organisers:erase.send')).toBeVisible()
  })

  test(`a guest is added by hand, gets the mail, and is in the table that is downloaded (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(refused(409), withoutNetwork)
    const [name, email] = [newName(), newAddress()]
    await signIn(page, baseURL!)
    await page.goto(paths[locale])
    await page.locator('a[href$="?event=anglicka-prohlidka"]').click()
    await button(page, 'organisers:event.add').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(saying('organisers:guest.name'), { exact: true }).fill(name)
    await dialog.getByLabel(saying('organisers:guest.email')).fill(email)
    await page.context().setOffline(true)
    await button(page, 'organisers:add.send').click()
    await expect(dialog.getByText(saying('organisers:problem.unreachable'))).toBeVisible()
    await page.context().setOffline(false)
    await button(page, 'organisers:add.send').click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(saying('organisers:add.added', { name }))).toBeVisible()
    expect((await newestMail(email, 1)).text).toContain(name)

    await field(page, 'organisers:search.label').fill(email)
    await expect(page.getByRole('listitem')).toHaveCount(1)
    const downloading = page.waitForEvent('download')
    await button(page, 'organisers:event.csv').click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file.split('\r\n')[1]).toContain(`"${name}","${email}","1"`)
  })

  test(`the link to the door opens the list on a phone, and can be ended (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    browser,
  }) => {
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=anglicka-prohlidka`)
    await button(page, 'organisers:event.door').click()
    const dialog = page.getByRole('dialog')
    await button(page, 'organisers:door.make').click()
    await expect(dialog.getByRole('img', { name: saying('organisers:door.qr') })).toBeVisible()
    const link = await dialog.getByText(/#k=[0-9a-f]{32}/).textContent()
    const phone = await (await browser.newContext()).newPage()
    await phone.goto(link!)
    await phone.getByRole('textbox').fill(`Telefon ${locale}`)
    await phone.getByRole('button', { name: saying('door:device.send') }).click()
    await expect(phone.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await button(page, 'organisers:event.door').click()
    await button(page, 'organisers:door.end', { device: `Telefon ${locale}` }).click()
    await expect(button(page, 'organisers:door.end', { device: `Telefon ${locale}` })).toHaveCount(0)
    await phone.context().close()
  })

  test(`the page is accessible in every state (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(refused(403), refused(422))
    await page.goto(paths[locale])
    await expect(field(page, 'organisers:signIn.email')).toBeVisible()
    await checkPage(page)
    const name = newName()
    const { event } = await eventWith([
      [name, 2],
      ['Bartoloměj Vševědoucí z Hradce Králové nad Labem', 10],
    ])
    await signIn(page, baseURL!)
    await page.goto(paths[locale])
    await expect(page.getByRole('heading', { name: saying('organisers:overview.heading'), exact: true })).toBeVisible()
    await checkPage(page)
    await page.goto(`${paths[locale]}?event=${event}`)
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await checkPage(page)
    await guest(page, name).click()
    await expect(page.getByText(saying('organisers:guest.noMails'))).toBeVisible()
    await checkPage(page)
    await page.keyboard.press('Escape')
    await expect(guest(page, name)).toBeFocused()
    await page.goto(`${paths[locale]}?event=anglicka-prohlidka`)
    await button(page, 'organisers:event.add').click()
    await checkPage(page)
    await page.keyboard.press('Escape')
    await button(page, 'organisers:event.door').click()
    await button(page, 'organisers:door.make').click()
    await expect(page.getByRole('img', { name: saying('organisers:door.qr') })).toBeVisible()
    await checkPage(page)
  })
}

test('a session that ends asks for a code, and goes on where it was @desktop', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(refused(403))
  const { saying, field } = inLanguage('cs')
  const name = newName()
  const { event } = await eventWith([[name, 1]])
  await signIn(page, baseURL!)
  await page.goto(`${paths.cs}?event=${event}`)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.context().clearCookies({ name: 'organiser' })
  await page.getByRole('button', { name: saying('organisers:event.csv') }).focus()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(saying('organisers:signIn.ended'))).toBeVisible()
  await expect(field(page, 'organisers:signIn.email')).toBeVisible()
  await signIn(page, baseURL!)
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveCount(1)
})

test('without JavaScript the page says what it needs @phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(paths.cs)
  await expect(page.getByText(inLanguage('cs').saying('organisers:script'))).toBeVisible()
  await context.close()
})
