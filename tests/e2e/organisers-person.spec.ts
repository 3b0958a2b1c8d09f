import { openDoor } from './door.ts'
import { newAddress } from './mails.ts'
import { checkPage, downloadedBy, inLanguage, newName } from './organisers.ts'
import { locales, sizeOf } from './pages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  const { saying, button, open } = inLanguage(locale)

  test(`a person is found by the address, handed out and erased in all events (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const email = newAddress()
    const doors = [await openDoor([[newName(), 1, email]]), await openDoor([[newName(), 1, email]])]
    const events = doors.map(({ event }) => event)
    await open(page)
    const section = page.getByRole('region', { name: saying('organisers:person.heading') })
    const field = section.getByLabel(saying('organisers:guest.email'))
    await field.fill('ludmila')
    await button(page, 'organisers:person.find').click()
    await expect(section.getByText(saying('organisers:problem.email'))).toBeVisible()
    await field.fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const registered = saying('organisers:guest.registered').source
    for (const event of events) await expect(dialog.getByText(new RegExp(`${event}: ${registered}`))).toBeVisible()
    await checkPage(page)

    const { bytes } = await downloadedBy(page, () => button(page, 'organisers:data.download').click())
    const { registrations } = JSON.parse(bytes.toString()) as { registrations: { event: string; email: string }[] }
    expect(registrations).toMatchObject(events.map((event) => ({ event, email })))

    const erase = button(page, 'organisers:erase.send')
    await expect(erase).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await erase.click()
    await expect(dialog).toHaveCount(0)
    await expect(section.getByText(saying('organisers:person.erased'))).toBeVisible()
    await field.fill(email)
    await button(page, 'organisers:person.find').click()
    await expect(section.getByText(saying('organisers:person.nothing'))).toBeVisible()
  })
}
