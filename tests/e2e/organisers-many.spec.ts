import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import type { EventRow, RegisterArguments } from '../../netlify/storage/database-types.ts'
import { callDatabase } from './call-database.ts'
import {
  checkPage,
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

const event = (): EventRow => ({
  ...{ id: `vecer-${randomUUID()}`, built_at: '2044-01-01T00:00:00Z', as_of: null, capacity: 1000, opens_at: null },
  ...{ closes_at: '2099-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z', availability: null, called_off: false },
  ...{ waiting_list: false, retention_days: 30 },
})

const newDomain = () => `spam-${randomUUID()}.example`

/** Registers guests with addresses of a domain. @returns the slug of the event */
async function flood(guests: number, domain: string, facts = event()): Promise<string> {
  const register = (index: number) =>
    callDatabase('register', {
      ...{ p_facts: facts, p_full_name: `Falešný Host ${index}`, p_email: `x${index}@${domain}`, p_attendance: null },
      ...{ p_persons: 1, p_submission_id: randomUUID(), p_locale: 'cs', p_notice_version: '1', p_mail: false },
      ...{ p_waiting: false, p_network: null, p_network_before: null, p_secret: null },
    } satisfies RegisterArguments)
  for (let index = 0; index < guests; index++) expect(await register(index)).toBe('registered')
  return facts.id
}

const listed = async (slug: string) =>
  (await callDatabase<{ guests: { id: string; name: string }[] }>('organiser_guests', { p_event: slug, p_since: null }))
    .guests

/** What a download is called, and what is in it. */
async function downloadedBy(page: Page, act: () => Promise<unknown>) {
  const downloading = page.waitForEvent('download')
  await act()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

for (const locale of locales) {
  const { saying, button, field } = inLanguage(locale)

  test(`a filter by domain selects guests, who are cancelled together and taken back together (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const facts = event()
    const domain = newDomain()
    await flood(2, 'guest.example', facts)
    const slug = await flood(3, domain, facts)
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${slug}`)
    const many = page.getByRole('region', { name: saying('organisers:many.label') })
    await expect(page.getByRole('listitem')).toHaveCount(5)
    await expect(many).toHaveCount(0)
    await page.getByText(saying('organisers:many.more')).click()
    await field(page, 'organisers:many.domain').fill(`@${domain.toUpperCase()}`)
    await expect(many.getByText(saying('organisers:many.selected', { guests: 3, places: 3 }))).toBeVisible()
    await expect(many.getByRole('link', { name: saying('organisers:many.write') })).toHaveAttribute(
      'href',
      new RegExp(`\\?event=${slug}&view=write&domain=`),
    )
    await expect(page).toHaveURL(/domain=/)
    await page.reload()
    await expect(field(page, 'organisers:many.domain')).toBeVisible()

    await button(page, 'organisers:many.cancel').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await dialog.getByRole('checkbox').uncheck()
    await button(page, 'organisers:many.cancelSend', { guests: 3 }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(saying('organisers:many.cancelled', { guests: 3 }))).toBeVisible()
    await button(page, 'organisers:many.keep', { guests: 3 }).click()
    await expect(page.getByText(saying('organisers:many.kept', { guests: 3 }))).toBeVisible()
    await expect(button(page, 'organisers:many.keep', { guests: 3 })).toHaveCount(0)
    expect(await listed(slug)).toHaveLength(5)
  })

  test(`many are erased only when their number is typed, and the list of the filter only (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
    expectProblems,
  }) => {
    expectProblems(withoutNetwork)
    const facts = event()
    const domain = newDomain()
    await flood(1, 'guest.example', facts)
    const slug = await flood(4, domain, facts)
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${slug}&domain=${domain}`)
    await button(page, 'organisers:many.erase').click()
    const dialog = page.getByRole('dialog')
    const number = dialog.getByLabel(saying('organisers:many.eraseSure', { guests: 4 }))
    const erase = button(page, 'organisers:many.eraseSend', { guests: 4 })
    await expect(erase).toBeDisabled()
    await number.fill('5')
    await expect(erase).toBeDisabled()
    await page.keyboard.press('Enter')
    // Somebody who registers meanwhile is not among them.
    await callDatabase('register', {
      ...{ p_facts: facts, p_full_name: 'Později', p_email: `later@${domain}`, p_attendance: null, p_persons: 1 },
      ...{ p_submission_id: randomUUID(), p_locale: 'cs', p_notice_version: '1', p_mail: false, p_waiting: false },
      ...{ p_network: null, p_network_before: null, p_secret: null },
    } satisfies RegisterArguments)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await number.fill('4')
    await page.context().setOffline(true)
    await erase.click()
    await expect(dialog.getByText(saying('organisers:problem.unreachable'))).toBeVisible()
    expect(await listed(slug)).toHaveLength(6)
    await page.context().setOffline(false)
    await erase.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(saying('organisers:many.erased', { done: 4, guests: 4 }))).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    expect((await listed(slug)).map(({ name }) => name)).toEqual(['Falešný Host 0', 'Později'])
  })

  test(`a flood over several events is found by its domain, cancelled and taken back, and erased (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const domain = newDomain()
    const slugs = [await flood(3, domain), await flood(2, domain)] as const
    await signIn(page, baseURL!)
    await page.goto(paths[locale])
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
    for (const slug of slugs) await expect(page.getByRole('region', { name: new RegExp(slug) })).toBeVisible()

    await button(page, 'organisers:many.cancel').click()
    await button(page, 'organisers:many.cancelSend', { guests: 5 }).click()
    await button(page, 'organisers:many.keep', { guests: 5 }).click()
    await expect(page.getByText(saying('organisers:many.kept', { guests: 5 }))).toBeVisible()

    await page.reload()
    await button(page, 'organisers:many.erase').click()
    await page.getByLabel(saying('organisers:many.eraseSure', { guests: 5 })).fill('5')
    await page.keyboard.press('Enter')
    await expect(page.getByText(saying('organisers:flood.nobody'))).toBeVisible()
    for (const slug of slugs) expect(await listed(slug)).toEqual([])
    await page.goto(paths[locale])
    await expect(page.getByText(saying('organisers:log.erase_selected', { guests: 3 })).first()).toBeVisible()
  })

  test(`what is filtered, and the numbers of all events, are downloaded for a spreadsheet (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const name = newName()
    const { event } = await eventWith([
      [name, 2],
      ['=1+1 Vzorec', 1],
    ])
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${event}`)
    const xlsx = button(page, 'organisers:xlsx.download')
    const all = await downloadedBy(page, () => xlsx.click())
    expect(all.name).toBe(`${event}.xlsx`)
    const sheetIn = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
    expect(sheetIn(all.bytes)).toContain('>=1+1 Vzorec<')
    expect(sheetIn(all.bytes)).not.toContain('<f>')
    await field(page, 'organisers:search.label').fill(name)
    await expect(page.getByRole('listitem')).toHaveCount(1)
    const filtered = sheetIn((await downloadedBy(page, () => xlsx.click())).bytes)
    expect(filtered).toContain(name)
    expect(filtered).not.toContain('Vzorec')

    await page.goto(paths[locale])
    const numbers = await downloadedBy(page, () => xlsx.click())
    expect(numbers.name).toMatch(/\.xlsx$/)
    expect(sheetIn(numbers.bytes)).toContain(event)
    const csv = await downloadedBy(page, () => button(page, 'organisers:event.csv').click())
    expect(csv.bytes.toString()).toContain(`"${event}","","50","3","0","0"`)
  })

  test(`the list for the door is printed by surname, without the rest of the page (${locale}) ${sizeOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const { event } = await eventWith([
      [newName(), 2],
      ['Zdena Adamová', 1],
      ['Ing. Ota Chalupa', 3],
      ['Jan Hora', 1],
    ])
    await page.addInitScript(() => {
      window.print = () => dispatchEvent(new Event('beforeprint'))
    })
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${event}&search=hora`)
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('table')).toHaveCount(0)
    await button(page, 'organisers:print.button').click()
    await page.emulateMedia({ media: 'print' })
    const cells = page.getByRole('table').locator('tbody td:first-child')
    const sorted = locale === 'cs' ? ['Hora', 'Chalupa'] : ['Chalupa', 'Hora']
    await expect(cells).toHaveCount(4)
    // The first guest has another name in each test.
    const surnames = (await cells.locator('strong').allTextContents()).filter((name) => !/\d/.test(name))
    expect(surnames).toEqual(['Adamová', ...sorted])
    await expect(page.getByText(saying('organisers:print.persons', { persons: 7 }))).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(1)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  test(`selecting many is accessible in every state (${locale}) ${sizeOf[locale]}`, async ({ page, baseURL }) => {
    const domain = newDomain()
    const slug = await flood(2, domain)
    await signIn(page, baseURL!)
    await page.goto(`${paths[locale]}?event=${slug}&domain=${domain}`)
    await expect(button(page, 'organisers:many.erase')).toBeVisible()
    await checkPage(page)
    for (const what of ['cancel', 'erase'] as const) {
      await button(page, `organisers:many.${what}`).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
      await checkPage(page)
      await page.keyboard.press('Escape')
      await expect(button(page, `organisers:many.${what}`)).toBeFocused()
    }
    await page.goto(`${paths[locale]}?view=find&domain=${domain}`)
    await expect(button(page, 'organisers:many.erase')).toBeVisible()
    await checkPage(page)
  })
}

test('a session that ends while many are erased asks for a code @desktop', async ({
  page,
  baseURL,
  expectProblems,
}) => {
  expectProblems(refused(403))
  const { saying, button } = inLanguage('cs')
  const domain = newDomain()
  const slug = await flood(1, domain)
  await signIn(page, baseURL!)
  await page.goto(`${paths.cs}?event=${slug}&domain=${domain}`)
  await button(page, 'organisers:many.erase').click()
  await page.context().clearCookies({ name: 'organiser' })
  await page.getByLabel(saying('organisers:many.eraseSure', { guests: 1 })).fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(saying('organisers:signIn.ended'))).toBeVisible()
  expect(await listed(slug)).toHaveLength(1)
  await signIn(page, baseURL!)
  await page.reload()
  await expect(button(page, 'organisers:many.erase')).toBeVisible()
})

test('300 false registrations are cleaned up at once @desktop', async ({ page, baseURL }) => {
  test.slow()
  const { saying, button } = inLanguage('cs')
  const facts = event()
  const domain = newDomain()
  await callDatabase('add_guest', {
    ...{ p_organiser: organiser, p_facts: facts, p_submission_id: randomUUID(), p_full_name: 'Pravý Host' },
    ...{ p_email: 'pravy@guest.example', p_attendance: null, p_persons: 1, p_locale: 'cs', p_over: false },
    ...{ p_waiting: false, p_mail: false },
  })
  const slug = await flood(300, domain, facts)
  await signIn(page, baseURL!)
  await page.goto(`${paths.cs}?view=find&domain=${domain}`)
  await button(page, 'organisers:many.erase').click()
  await page.getByLabel(saying('organisers:many.eraseSure', { guests: 300 })).fill('300')
  await page.keyboard.press('Enter')
  await expect(page.getByText(saying('organisers:many.erased', { done: 300, guests: 300 }))).toBeVisible()
  expect((await listed(slug)).map(({ name }) => name)).toEqual(['Pravý Host'])
  await page.goto(paths.cs)
  await expect(page.getByText(saying('organisers:log.erase_selected', { guests: 300 })).first()).toBeVisible()
})
