import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { gpsParts } from '../../src/editors/check/read/exif.ts'
import type { Artist } from '../../src/model/artist.ts'
import type { Exhibition } from '../../src/model/exhibition.ts'
import { noise } from '../support/pictures.ts'
import {
  addedWork,
  addEntry,
  addWork,
  field,
  open,
  pick,
  publish,
  save,
  uploadPdf,
  write,
  writeBoth,
} from './form-steps.ts'
import { test } from './form-test.ts'

test.use({ locale: 'cs-CZ' })

test('a new artist with two works gets a folder with their pictures, under plain names, and passes the check @desktop', async ({
  page,
  tree,
}) => {
  await open(page, tree.url, 'artists/new')
  await write(page, 'slug', 'jana-nova')
  await write(page, 'name', 'Jana Nová')
  await write(page, 'sortName', 'Nová Jana')
  await write(page, 'birthYear', '1984')
  await writeBoth(page, 'summary', { cs: 'Maluje moře zpaměti.', en: 'She paints the sea from memory.' })
  await writeBoth(page, 'bio', { cs: 'První odstavec.\n\nDruhý.', en: 'First paragraph.\n\nSecond.' })
  await addWork(page)
  const secondWork = { ...addedWork, slug: 'leto', title: { cs: 'Léto', en: 'Summer' }, image: 'moje-dila-leto-2.jpg' }
  const photograph = { name: 'Moje díla – léto (2).JPG', mimeType: 'image/jpeg', buffer: await aPhotograph() }
  await addWork(page, secondWork, photograph)

  await test.step('a text that is optional cannot be left out in one language only', async () => {
    await writeBoth(page, 'place', { cs: 'Brno', en: '' })
    await save(page)
    await expect(page.getByText('Místo: vyplňte text v každém jazyce, nebo v žádném.').first()).toBeVisible()
    await writeBoth(page, 'place', { cs: 'Brno', en: 'Brno' })
  })
  await publish(page)

  const folder = tree.file('artists/jana-nova')
  const text = await tree.text('artists/jana-nova/artist.yaml')
  expect(text).toContain('bio:\n  cs: |\n    První odstavec.\n\n    Druhý.\n  en: |\n')
  expect((parse(text) as Artist).works).toEqual([addedWork, secondWork])
  expect(await readdir(folder)).toEqual(['artist.yaml', addedWork.image, secondWork.image])
  // The photograph keeps its pixels and its orientation, and loses its position.
  const { width, height, orientation, exif } = await sharp(path.join(folder, secondWork.image)).metadata()
  expect({ width, height, orientation }).toEqual({ width: 5472, height: 3648, orientation: 6 })
  expect(gpsParts(exif!)).toEqual([])
})

/** A portrait of 20 megapixels and 5 MB, as a phone stores it: on its side, with the position where it was taken. */
const aPhotograph = () =>
  noise({ width: 5472, height: 3648 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a new event with registration, made in the form alone, passes the check, with its address made of the title @desktop', async ({
  page,
  tree,
}) => {
  await open(page, tree.url, 'events/new')
  await pick(page, 'type', 'Workshop')
  await writeBoth(page, 'title', { cs: 'Dílna „u moře“', en: 'By the Sea' })
  await write(page, 'start', '2044-05-21T15:00')
  await write(page, 'end', '2044-05-21T16:00')
  await pick(page, 'place', 'Horní patro')
  await write(page, 'languages', 'cs')
  await write(page, 'capacity', '12')
  await addEntry(page, 'ledBy')
  await pick(page, 'artist', 'Ada Brusinka')
  await writeBoth(page, 'description', { cs: 'Hodina u vody.', en: 'An hour by the water.' })
  await addEntry(page, 'registration')
  await publish(page)

  expect(parse(await tree.text('events/dilna-u-more.yaml'))).toMatchObject({
    slug: 'dilna-u-more',
    registration: {},
  })
  await page.goto(`${tree.url}#/collections/events`)
  await expect(page.getByRole('link', { name: 'so 21. 5. 15:00 · Dílna „u moře“' })).toBeVisible()
})

test('a PDF that is uploaded for a document becomes a file of the content @desktop', async ({ page, tree }) => {
  await open(page, tree.url, 'exhibition/entries/exhibition', 'documents')
  await addEntry(page, 'documents')
  await write(page, 'path', 'mapa')
  await uploadPdf(page, 'file', 'Mapa skladu.pdf')
  await writeBoth(page, 'footer', { cs: 'Mapa', en: 'Map' })
  await publish(page)

  const { documents } = parse(await tree.text('exhibition.yaml')) as Exhibition
  const footer = { cs: 'Mapa', en: 'Map' }
  expect(documents!.at(-1)).toEqual({ path: 'mapa', file: '/mapa-skladu.pdf', footer })
  expect(await readdir(tree.file('files'))).toContain('mapa-skladu.pdf')
})

test('an event has its languages side by side, keeps its format, and needs both languages @desktop', async ({
  page,
  tree,
}) => {
  const file = 'events/dilna-papiru.yaml'
  const before = await tree.text(file)
  const after = before.replace('capacity: 14', 'capacity: 16')
  await open(page, tree.url, 'events/entries/dilna-papiru')

  await test.step('the two languages of a text are side by side', async () => {
    const [cs, en] = await Promise.all(
      ['cs', 'en'].map((locale) => field(page, 'title').locator(`[id^="${locale}-field-"]`).boundingBox()),
    )
    expect(cs!.y).toBe(en!.y)
    expect(cs!.x + cs!.width).toBeLessThan(en!.x)
    await expect(page.getByText('(nepovinné)').first()).toBeVisible()
  })

  await test.step('its quoted date and its format stay when its capacity changes', async () => {
    await write(page, 'capacity', '16')
    await publish(page)
    expect(await tree.text(file)).toBe(after)
  })

  await test.step('without a required text it is not saved, and the form says where', async () => {
    await writeBoth(page, 'title', { cs: 'Jeden arch', en: '' })
    await save(page)
    await expect(field(page, 'title').getByText('Anglicky: toto pole je povinné.')).toBeVisible()
    expect(await tree.text(file)).toBe(after)
  })
})

test('the address of another record, typed by hand, never shows the fields of the last one @desktop', async ({
  page,
  tree,
}) => {
  await open(page, tree.url, 'places/entries/kotelna')
  await page.goto(`${tree.url}#/collections/places/entries/jeraby`)
  await expect(field(page, 'slug').locator('input')).toHaveValue('jeraby')
})

test('a record keeps its comments when its address changes @desktop', async ({ page, tree }) => {
  const file = 'partners/tuuli.yaml'
  const before = (await tree.text(file)).replace('name:', '# Ask Ota first.\nname:')
  await writeFile(tree.file(file), before)
  await open(page, tree.url, 'partners/entries/tuuli')
  await write(page, 'slug', 'tuuli-rederi')
  await publish(page)
  expect(await tree.text(file)).toBe(before.replace('slug: tuuli', 'slug: tuuli-rederi'))
})

test('after a record is deleted, the page shows what the check finds @desktop', async ({ page, tree }) => {
  await open(page, tree.url, 'places/entries/kotelna')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Smazat' }).click()
  const report = page.getByRole('status').filter({ hasText: 'Zavřít' })
  await expect(report).toContainText('kotelna', { timeout: 30_000 })
  await expect(report).toHaveAttribute('data-faulty')
})

test('on a tablet, a record is no wider than the window @desktop', async ({ page, tree }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, tree.url, 'places/entries/kotelna')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await expect(page.getByRole('button', { name: 'Smazat' })).toBeInViewport({ ratio: 1 })
})
