import { words } from './content.ts'
import { newAddress, newestMail } from './mails.ts'
import { checkPage, inLanguage, paths, refused, signIn } from './organisers.ts'
import { locales, sizeOf } from './pages.ts'
import { expect, test } from './test.ts'

/** Its guests may get five messages a day: each language writes one, and one more if it is tried again. */
const event = 'anglicka-prohlidka'

/** A word that no other test uses: a name has no digits. */
const letters = (number: number) =>
  `Z${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]!).join('')}${'abc'[process.pid % 3]!}`

for (const locale of locales) {
  const { saying, button } = inLanguage(locale)

  test(`a guide opens the link, ticks a guest, and writes to the guests (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    browser,
    request,
    expectProblems,
  }) => {
    expectProblems(refused(409), refused(403))
    const [email, name] = [newAddress(), `Ludmila ${letters(Date.now())}`]
    const registered = await request.post('/api/register', {
      data: {
        ...{ event, fullName: name, email, persons: 1, locale },
      },
    })
    expect(registered.status(), await registered.text()).toBe(201)
    await newestMail(email, 1)

    await signIn(page, baseURL!)
    await page.goto(`${paths[locale as keyof typeof paths]}?event=${event}`)
    await button(page, 'organisers:event.door').click()
    const dialog = page.getByRole('dialog')
    await button(page, 'organisers:guide.make').click()
    await expect(dialog.getByText(saying('organisers:guide.link', { time: '' }))).toBeVisible()
    const link = await dialog.getByText(/#k=[0-9a-f]{32}/).textContent()
    await checkPage(page)

    const phone = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await phone.goto(link!)
    await phone.getByRole('textbox').fill(`Guide ${locale}`)
    await phone.getByRole('button', { name: saying('door:device.send') }).click()
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
    await button(phone, 'door:write.send').click()
    await expect(form.getByRole('status')).toHaveText(/\d/)
    await checkPage(phone)
    const mail = await newestMail(email, 2)
    expect(mail.subject).toMatch(words(`Sraz ${locales.indexOf(locale)} ${name}`))
    expect(mail.text).toMatch(/U\sbrány\.\s+V\spět\./)

    // The same message again.
    await button(phone, 'door:add.close').click()
    await button(phone, 'door:write.open').click()
    for (const [index, group] of (await groups.all()).entries()) {
      await group.getByLabel(saying('door:write.subject')).fill(`Sraz ${index} ${name}`)
      await group.getByLabel(saying('door:write.text'), { exact: true }).fill('U brány.\n\nV pět.')
    }
    await button(phone, 'door:write.send').click()
    await expect(form.getByText(saying('door:write.message_repeated'))).toBeVisible()
    await phone.context().close()

    await page.goto(paths[locale as keyof typeof paths])
    await expect(page.getByText(saying('organisers:guide.name')).first()).toBeVisible()
  })
}

test('a device at the door sees no way to write, and is refused @desktop', async ({ page, baseURL, browser }) => {
  const { saying, button } = inLanguage('cs')
  await signIn(page, baseURL!)
  await page.goto(`${paths.cs}?event=${event}`)
  await button(page, 'organisers:event.door').click()
  await button(page, 'organisers:door.make').click()
  const link = await page
    .getByRole('dialog')
    .getByText(/#k=[0-9a-f]{32}/)
    .textContent()
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link!)
  await phone.getByRole('button', { name: saying('door:device.send') }).click()
  await expect(phone.getByRole('searchbox')).toBeFocused()
  await expect(button(phone, 'door:write.open')).toHaveCount(0)
  const key = await phone.evaluate(() => Object.values(sessionStorage).find((value) => /^[0-9a-f]{32}$/.test(value)))
  const all = Object.fromEntries(locales.map((locale) => [locale, 'Sraz']))
  const answer = await phone.request.post('/api/door', {
    headers: { Authorization: `Bearer ${key}` },
    data: { subject: all, text: all },
  })
  expect(answer.status()).toBe(403)
  await phone.context().close()
})
