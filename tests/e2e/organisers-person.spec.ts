import { readFile } from 'node:fs/promises'
import { violations } from './accessibility/axe.ts'
import { smallTargets } from './accessibility/small-targets.ts'
import { callDatabase } from './call-database.ts'
import { newAddress } from './mails.ts'
import { eventWith, inLanguage, newName, organiser, paths, signIn } from './organisers.ts'
import { locales, sizeOf } from './pages.ts'
import { expect, test } from './test.ts'

/** An event with one guest. */
async function eventOf(name: string, email: string): Promise<string> {
  const { event } = await eventWith([[name, 1]])
  const { guests } = await callDatabase<{ guests: { id: string; revision: number }[] }>('organiser_guests', {
    p_event: event,
    p_since: null,
  })
  const { id, revision } = guests[0]!
  await callDatabase('edit_guest', {
    ...{ p_organiser: organiser, p_event: event, p_id: id, p_revision: revision, p_full_name: name, p_email: email },
    ...{ p_seats: 1, p_locale: 'cs', p_over: false, p_mail: null },
  })
  return event
}

for (const locale of locales) {
  const { saying, button } = inLanguage(locale)

  test(`a person is found by the address, handed out and erased in all events (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const email = newAddress()
    const events = [await eventOf(newName(), email), await eventOf(newName(), email)]
    await signIn(page, baseURL!)
    await page.goto(paths[locale])
    const section = page.getByRole('region', { name: saying('organisers:person.heading') })
    const field = section.getByLabel(saying('organisers:guest.email'))
    await field.fill('ludmila')
    await button(page, 'organisers:person.find').click()
    await expect(section.getByText(saying('organisers:problem.email'))).toBeVisible()
    await field.fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    for (const event of events) {
      await expect(
        dialog.getByText(new RegExp(`${event}: ${saying('organisers:guest.registered').source}`)),
      ).toBeVisible()
    }
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await violations(page)).toEqual([])

    const downloading = page.waitForEvent('download')
    await button(page, 'organisers:data.download').click()
    const person = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
      registrations: { event: string; email: string }[]
    }
    expect(person.registrations).toMatchObject(events.map((event) => ({ event, email })))

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
