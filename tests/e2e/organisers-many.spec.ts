import { randomUUID } from 'node:crypto'
import { openDoor } from './door.ts'
import { newAddress } from './mails.ts'
import {
  checkPage,
  downloadedBy,
  inLanguage,
  listed,
  newName,
  paths,
  refused,
  sheetIn,
  signIn,
  withoutNetwork,
} from './organisers.ts'
import { expect, test } from './test.ts'

const newDomain = () => `spam-${randomUUID()}.example`

/** An event with guests whose addresses have a domain, and with one other guest. */
const flood = (guests: number, domain: string) =>
  openDoor(
    [
      ['Pravý Host', 1],
      ...Array.from({ length: guests }, (_, index) => [`Falešný Host ${index}`, 1, `x${index}@${domain}`] as const),
    ],
    { capacity: 1000 },
  )

const locale = 'cs'

const { saying, button, field, open } = inLanguage(locale)

test('a filter by domain selects guests, who are cancelled together and taken back together; they are erased only when their number is typed, and the list of the filter only; a session that ends meanwhile erases nobody @phone', async ({
  page,
  expectProblems,
}) => {
  expectProblems(withoutNetwork, refused(403))
  const domain = newDomain()
  const { event, register } = await flood(3, domain)
  await open(page, `?event=${event}`)
  const many = page.getByRole('region', { name: saying('organisers:many.label') })
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await expect(many).toHaveCount(0)
  await page.getByText(saying('organisers:many.more')).click()
  await field(page, 'organisers:many.domain').fill(`@${domain.toUpperCase()}`)
  await expect(many.getByText(saying('organisers:many.selected', { guests: 3, places: 3 }))).toBeVisible()
  await expect(many.getByRole('link', { name: saying('organisers:many.write') })).toHaveAttribute(
    'href',
    new RegExp(`\\?event=${event}&view=write&domain=`),
  )
  await expect(page).toHaveURL(/domain=/)
  await page.reload()
  await expect(field(page, 'organisers:many.domain')).toBeVisible()
  await checkPage(page)

  await button(page, 'organisers:many.cancel').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await checkPage(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'organisers:many.cancel')).toBeFocused()
  await button(page, 'organisers:many.cancel').click()
  // The event is not in the content: nothing says what a mail would be about.
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await button(page, 'organisers:many.cancelSend', { guests: 3 }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(saying('organisers:many.cancelled', { guests: 3 }))).toBeVisible()
  await button(page, 'organisers:many.keep', { guests: 3 }).click()
  await expect(page.getByText(saying('organisers:many.kept', { guests: 3 }))).toBeVisible()
  await expect(button(page, 'organisers:many.keep', { guests: 3 })).toHaveCount(0)
  expect(await listed(event)).toHaveLength(4)

  await button(page, 'organisers:many.erase').click()
  const number = dialog.getByLabel(saying('organisers:many.eraseSure', { guests: 3 }))
  const erase = button(page, 'organisers:many.eraseSend', { guests: 3 })
  await expect(erase).toBeDisabled()
  await checkPage(page)
  await number.fill('5')
  await expect(erase).toBeDisabled()
  await page.keyboard.press('Enter')
  await number.fill('3')
  await page.context().clearCookies({ name: 'organiser' })
  await erase.click()
  await expect(page.getByText(saying('organisers:signIn.ended'))).toBeVisible()
  expect(await listed(event)).toHaveLength(4)
  await signIn(page)
  await page.reload()
  await button(page, 'organisers:many.erase').click()
  // Somebody who registers meanwhile is not among them.
  await register('Později', 1, `later@${domain}`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await number.fill('3')
  await page.context().setOffline(true)
  await erase.click()
  await expect(dialog.getByText(saying('organisers:problem.unreachable'))).toBeVisible()
  expect(await listed(event)).toHaveLength(5)
  await page.context().setOffline(false)
  await erase.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(saying('organisers:many.erased', { done: 3, guests: 3 }))).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  expect((await listed(event)).map(({ name }) => name)).toEqual(['Pravý Host', 'Později'])
})

test('a flood over several events is found by its domain, and erased; a person is found by the address, handed out and erased in all events @phone', async ({
  page,
}) => {
  const domain = newDomain()
  const events = [(await flood(3, domain)).event, (await flood(2, domain)).event]
  await open(page)
  await page.getByRole('link', { name: saying('organisers:flood.link') }).click()
  // The router scrolls to the top of the new view.
  await expect(page.getByRole('heading', { name: saying('organisers:flood.heading') })).toBeInViewport()
  await button(page, 'organisers:flood.find').click()
  await expect(page.getByText(saying('organisers:flood.nothing'))).toBeVisible()
  await field(page, 'organisers:many.domain').fill('spam')
  await button(page, 'organisers:flood.find').click()
  await expect(page.getByText(saying('organisers:flood.domain'))).toBeVisible()
  await field(page, 'organisers:many.domain').fill(domain)
  await page.keyboard.press('Enter')
  await expect(page.getByText(saying('organisers:many.selected', { guests: 5, places: 5 }))).toBeVisible()
  for (const event of events) await expect(page.getByRole('region', { name: new RegExp(event) })).toBeVisible()
  await checkPage(page)

  await page.reload()
  await button(page, 'organisers:many.erase').click()
  await page.getByLabel(saying('organisers:many.eraseSure', { guests: 5 })).fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText(saying('organisers:flood.nobody'))).toBeVisible()
  for (const event of events) expect(await listed(event)).toMatchObject([{ name: 'Pravý Host' }])
  await page.goto(paths[locale])
  await expect(page.getByText(saying('organisers:log.erase_selected', { guests: 3 })).first()).toBeVisible()

  const email = newAddress()
  const doors = [await openDoor([[newName(), 1, email]]), await openDoor([[newName(), 1, email]])]
  const eventsOfPerson = doors.map(({ event }) => event)
  await page.reload()
  const section = page.getByRole('region', { name: saying('organisers:person.heading') })
  const address = section.getByLabel(saying('organisers:guest.email'))
  await address.fill('ludmila')
  await button(page, 'organisers:person.find').click()
  await expect(section.getByText(saying('organisers:problem.email'))).toBeVisible()
  await address.fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const registered = saying('organisers:guest.registered').source
  for (const event of eventsOfPerson)
    await expect(dialog.getByText(new RegExp(`${event}: ${registered}`))).toBeVisible()
  await checkPage(page)

  const { bytes } = await downloadedBy(page, () => button(page, 'organisers:data.download').click())
  const { registrations } = JSON.parse(bytes.toString()) as { registrations: { event: string; email: string }[] }
  expect(registrations).toMatchObject(eventsOfPerson.map((event) => ({ event, email })))

  const erase = button(page, 'organisers:erase.send')
  await expect(erase).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await erase.click()
  await expect(dialog).toHaveCount(0)
  await expect(section.getByText(saying('organisers:person.erased'))).toBeVisible()
  await address.fill(email)
  await button(page, 'organisers:person.find').click()
  await expect(section.getByText(saying('organisers:person.nothing'))).toBeVisible()
})

test('a list is printed by surname, and what is filtered and the numbers of all events are downloaded for a spreadsheet @phone', async ({
  page,
}) => {
  const { event } = await openDoor([
    [newName(), 2],
    ['Zdena Adamová', 1],
    ['Ing. Ota Chalupa', 3],
    ['=1+1 Hora', 1],
  ])
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await open(page, `?event=${event}`)
  const xlsx = button(page, 'organisers:xlsx.download')
  const all = await downloadedBy(page, () => xlsx.click())
  expect(all.name).toBe(`${event}.xlsx`)
  expect(sheetIn(all.bytes)).toContain('>=1+1 Hora<')
  await field(page, 'organisers:search.label').fill('chalupa')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  const filtered = sheetIn((await downloadedBy(page, () => xlsx.click())).bytes)
  expect(filtered).toContain('Chalupa')
  expect(filtered).not.toContain('Hora')

  await expect(page.getByRole('table')).toHaveCount(0)
  await button(page, 'organisers:print.button').click()
  await page.emulateMedia({ media: 'print' })
  const cells = page.getByRole('table').locator('tbody td:first-child')
  await expect(cells).toHaveCount(4)
  // The first guest has another name in each test.
  const surnames = (await cells.locator('strong').allTextContents()).filter((name) => !/\d/.test(name))
  expect(surnames).toEqual(['Adamová', 'Hora', 'Chalupa'])
  await expect(page.getByText(saying('organisers:print.persons', { persons: 7 }))).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('heading')).toHaveCount(1)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('table')).toHaveCount(0)

  await page.goto(paths[locale])
  const numbers = await downloadedBy(page, () => xlsx.click())
  expect(numbers.name).toMatch(/\.xlsx$/)
  expect(sheetIn(numbers.bytes)).toContain(event)
  const csv = await downloadedBy(page, () => button(page, 'organisers:event.csv').click())
  expect(csv.bytes.toString()).toContain(`"${event}";"";"50";"7";"0";"0"`)
})
