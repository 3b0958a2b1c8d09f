import { callDatabase } from './call-database.ts'
import { words } from './content.ts'
import { openDoor } from './door.ts'
import { setFontSize } from './font-size.ts'
import { mailsTo, newAddress, newestMail } from './mails.ts'
import {
  checkPage,
  codeAfter,
  downloadedBy,
  inLanguage,
  listed,
  newName,
  organiser,
  paths,
  refused,
  withoutNetwork,
} from './organisers.ts'
import { locales } from './pages.ts'
import { expect, test } from './test.ts'

const tour = 'anglicka-prohlidka'
/** Its guests may get five messages a day: the test writes one, and one more if it is tried again. */
const visit = 'cteni-pod-jeraby'

const locale = 'cs'
const { saying, button, field, guest, open } = inLanguage(locale)

test('an organiser signs in with the code from the mail, and out again @phone', async ({ page, expectProblems }) => {
  expectProblems(refused(403), refused(422))
  await page.goto(paths[locale])
  await expect(field(page, 'organisers:signIn.email')).toBeVisible()
  await checkPage(page)
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
  await checkPage(page)
  await page.reload()
  await button(page, 'organisers:session.end').click()
  await expect(field(page, 'organisers:signIn.email')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(field(page, 'organisers:signIn.email')).toBeVisible()
})

test('guests are found, filtered and corrected, the address keeps the filter, and nothing moves under the pointer; a cancellation can be taken back, and what somebody else changed is told @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(refused(409), refused(422))
  const name = newName()
  const { event } = await openDoor([
    [name, 2],
    ['Bartoloměj Vševědoucí z Hradce Králové nad Labem', 10],
    ['Jana Nováková-Šťastná', 3],
  ])
  await open(page, `?event=${event}`)
  const rows = page.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await checkPage(page)
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

  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/organisers?*guest=*', async (route) => {
    await answered
    await route.continue()
  })
  await guest(page, name).click()
  const dialog = page.getByRole('dialog')
  const buttons = ['organisers:cancel.send', 'organisers:erase.send'] as const
  await expect(dialog.getByText(saying('organisers:guest.loading'))).toBeVisible()
  for (const key of buttons) await expect(button(page, key)).toHaveCount(0)
  answer()
  for (const key of buttons) await expect(button(page, key)).toBeVisible()
  await expect(dialog.getByText(saying('organisers:mail.registered')).first()).toBeVisible()
  await checkPage(page)

  await dialog.getByLabel(saying('organisers:guest.places')).fill('0')
  await button(page, 'organisers:edit.save').click()
  await expect(dialog.getByText(saying('organisers:problem.invalid_data'))).toBeVisible()
  await expect(dialog.getByLabel(saying('organisers:guest.places'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(saying('organisers:guest.places')).fill('1')
  await dialog.getByLabel(saying('organisers:guest.name'), { exact: true }).fill('Jana Opravená')
  await button(page, 'organisers:edit.save').click()
  await expect(dialog.getByText(saying('organisers:edit.saved'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guest(page, 'Jana Opravená')).toBeFocused()

  await guest(page, 'Jana Opravená').click()
  await button(page, 'organisers:cancel.send').click()
  // The button is at the end of the dialog, and what it did is said above.
  await expect(button(page, 'organisers:cancel.undo')).toBeInViewport()
  await button(page, 'organisers:cancel.undo').click()
  await expect(dialog.getByText(saying('organisers:cancel.kept'))).toBeVisible()

  const { id, revision, email } = (await listed(event)).find((each) => each.name === 'Jana Opravená')!
  await callDatabase('edit_guest', {
    ...{ p_organiser: organiser, p_event: event, p_id: id, p_revision: revision, p_full_name: 'Od Kolegyně' },
    ...{ p_email: email, p_seats: 2, p_locale: 'cs', p_over: false, p_mail: null },
  })
  // The page hears of it, and does not take it for the organiser's own change.
  const heard = page.waitForResponse('**/api/organisers?event=*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await heard
  const fullName = dialog.getByLabel(saying('organisers:guest.name'), { exact: true })
  await fullName.fill('Od Mne')
  await button(page, 'organisers:edit.save').click()
  await expect(dialog.getByText(saying('organisers:problem.changed_meanwhile'))).toBeVisible()
  await expect(fullName).toHaveValue('Od Mne')
  await button(page, 'organisers:edit.take').click()
  await expect(fullName).toHaveValue('Od Kolegyně')

  await dialog.getByRole('checkbox', { name: saying('organisers:erase.sure', { name: 'Od Kolegyně' }) }).check()
  await button(page, 'organisers:erase.send').click()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(2)
})

test('a guest is added by hand, gets the mail, and is in the table that is downloaded; the link to the door opens the list on a phone, which cannot write to guests, and can be ended @phone', async ({
  page,
  browser,
  expectProblems,
}) => {
  expectProblems(refused(409), withoutNetwork)
  const [name, email] = [newName(), newAddress()]
  await open(page)
  await page.locator(`a[href$="?event=${tour}"]`).click()
  await button(page, 'organisers:event.add').click()
  const dialog = page.getByRole('dialog')
  await checkPage(page)
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
  const { bytes } = await downloadedBy(page, () => button(page, 'organisers:event.csv').click())
  expect(bytes.toString().split('\r\n')[1]).toContain(`"${name}";"${email}";"1"`)

  await button(page, 'organisers:event.door').click()
  await button(page, 'organisers:door.make').click()
  await expect(dialog.getByRole('img', { name: saying('organisers:door.qr') })).toBeVisible()
  await checkPage(page)
  const link = await dialog.getByText(/#k=[0-9a-f]{32}/).textContent()
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link!)
  await phone.getByRole('textbox').fill('Telefon u dveří')
  await button(phone, 'door:device.send').click()
  await expect(phone.getByRole('searchbox')).toBeFocused()
  await expect(button(phone, 'door:write.open')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'organisers:event.door').click()
  await button(page, 'organisers:door.end', { device: 'Telefon u dveří' }).click()
  // The same words are the answer to the question.
  await button(page, 'organisers:door.end', { device: 'Telefon u dveří' }).click()
  await expect(button(page, 'organisers:door.end', { device: 'Telefon u dveří' })).toHaveCount(0)
  await phone.context().close()
})

test('a guide opens the link, ticks a guest, and writes to the guests @phone', async ({ page, browser, request }) => {
  // A name has no digits.
  const name = `Ludmila Z${String(Date.now()).replace(/./g, (digit) => 'abcdefghij'[Number(digit)]!)}`
  const email = newAddress()
  const data = { event: visit, fullName: name, email, persons: 1, locale }
  expect((await request.post('/api/register', { data })).status()).toBe(201)
  await newestMail(email, 1)

  await open(page, `?event=${visit}`)
  await button(page, 'organisers:event.door').click()
  const dialog = page.getByRole('dialog')
  await button(page, 'organisers:guide.make').click()
  await expect(dialog.getByText(saying('organisers:guide.link', { time: '' }))).toBeVisible()
  const link = await dialog.getByText(/#k=[0-9a-f]{32}/).textContent()
  await checkPage(page)

  const phone = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await phone.goto(link!)
  await phone.getByRole('textbox').fill(`Guide ${locale}`)
  await button(phone, 'door:device.send').click()
  await phone.getByRole('searchbox').fill(name)
  await phone.getByRole('group', { name, exact: true }).locator('[aria-pressed]').click()

  await button(phone, 'door:write.open').click()
  const form = phone.getByRole('dialog')
  const groups = form.getByRole('group')
  await expect(groups).toHaveCount(locales.length)
  for (const [index, group] of (await groups.all()).entries()) {
    await group.getByLabel(saying('door:write.subject')).fill(`Sraz ${index} ${name}`)
    await group.getByLabel(saying('door:write.text'), { exact: true }).fill('U brány.\n\nV pět.')
  }
  await checkPage(phone)
  // What was written stays while the guide looks at the list.
  await phone.keyboard.press('Escape')
  await button(phone, 'door:write.open').click()
  await expect(form.getByLabel(saying('door:write.subject')).first()).toHaveValue(`Sraz 0 ${name}`)
  await button(phone, 'door:write.send').click()
  await expect(form.getByRole('alert')).toHaveText(saying('door:write.sure'))
  await button(phone, 'door:write.yes').click()
  await expect(form.getByRole('status')).toHaveText(/\d/)
  await checkPage(phone)
  const mail = await newestMail(email, 2)
  expect(mail.subject).toMatch(words(`Sraz ${locales.indexOf(locale)} ${name}`))
  expect(mail.text).toMatch(/U\sbrány\.\s+V\spět\./)
  await phone.context().close()

  await page.goto(paths[locale])
  await expect(page.getByText(saying('organisers:guide.name')).first()).toBeVisible()
})

test('with text of twice the size, nothing of the page of an organiser with a long address is beside the screen @phone', async ({
  page,
}) => {
  await setFontSize(page, 32)
  for (const query of ['', `?event=${tour}`]) {
    await open(page, query)
    await expect(page.getByText(saying('organisers:session.as', { organiser }))).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
