import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Artist } from '../../src/model/artist.ts'
import { aPdf } from '../support/a-pdf.ts'
import { startProgram } from '../../tools/command-line/start-program.ts'
import { freePort } from '../../tools/server/ports.ts'

type Text = { cs: string; en: string }

/** Starts the form on a working tree, as `npm run admin` does. @returns its address, and a function that stops it */
export async function startForm(
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { line, stop } = await startProgram('tools/commands/admin.mts', {
    args: [folder],
    env: { PORT: String(await freePort()), CONTENT_FOLDER: '', ...env },
    ready: /http:/,
  })
  return { url: /http:\S+/.exec(line)![0], stop }
}

/** Opens a record in the form: 'events/entries/dilna-papiru', or 'artists/new'. @param first a field of the record, for which this waits */
export async function open(page: Page, url: string, entry: string, first = 'slug'): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Přihlásit' }).click()
  await page.goto(`${url}#/collections/${entry}`)
  await page.locator(`label[for^="${first}-field-"]`).first().waitFor()
}

/** The part of the form for a field; if there are several of that name, the one in the entry added last. */
export const field = (page: Page, name: string) =>
  page
    .locator('div[aria-label]')
    .filter({ has: page.locator(`:scope > div > label[for^="${name}-field-"]`) })
    .last()

export async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).locator('input, textarea').fill(text)
}

export async function writeBoth(page: Page, name: string, { cs, en }: Text): Promise<void> {
  await field(page, name).locator('[id^="cs-field-"]').fill(cs)
  await field(page, name).locator('[id^="en-field-"]').fill(en)
}

/** Chooses a value of a list, by the beginning of its words. */
export async function pick(page: Page, name: string, words: string): Promise<void> {
  await field(page, name).getByRole('combobox').fill(words)
  await page.getByRole('option', { name: words }).first().click()
}

/** Adds an entry to a list, whose button comes before those of lists inside it. */
export async function addEntry(page: Page, list: string): Promise<void> {
  await field(page, list).getByRole('button', { name: 'Přidat' }).first().click()
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture of one colour, as a camera calls it. */
async function aPicture(): Promise<ChosenFile> {
  const plain = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#2f6f9f' } })
  return { name: 'Modrá miska 1.JPG', mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() }
}

/** Uploads a picture. */
async function upload(page: Page, name: string, file: ChosenFile): Promise<void> {
  await field(page, name).getByRole('button', { name: 'Vyberte obrázek' }).click()
  await choose(page, file)
}

/** Uploads a valid PDF. */
export async function uploadPdf(page: Page, name: string, file: string): Promise<void> {
  await field(page, name).getByRole('button', { name: 'Vyberte soubor' }).click()
  await choose(page, { name: file, mimeType: 'application/pdf', buffer: Buffer.from(aPdf) })
}

async function choose(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Vybrat označené' }).click()
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uložit', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Jen uložit' }).click()
}

/** Saves, and waits until the page itself shows that `npm run check:content` has found no error. */
export async function publish(page: Page): Promise<void> {
  await save(page)
  const report = page.getByRole('status').filter({ hasText: 'Zavřít' })
  await expect(report).toBeVisible({ timeout: 30_000 })
  await expect(report).not.toHaveAttribute('data-faulty')
}

/** The work that `addWork` adds, as it is in the artist’s file. */
export const addedWork = {
  slug: 'modra-miska',
  title: { cs: 'Modrá miska: studie', en: 'Blue Bowl: A Study' },
  year: 2031,
  medium: { cs: 'točená kamenina, modrá glazura', en: 'thrown stoneware, blue glaze' },
  dimensions: { height: 12.5, width: 20 },
  credit: { cs: 'soukromá sbírka', en: 'private collection' },
  image: 'modra-miska-1.jpg',
  alt: { cs: 'Modrá miska na holém stole.', en: 'A blue bowl on a bare table.' },
} satisfies Artist['works'][number]

/** Adds a work to the artist that is open in the form. */
export async function addWork(page: Page, work = addedWork, picture?: ChosenFile): Promise<void> {
  const { slug, title, year, medium, dimensions, credit, alt } = work
  await addEntry(page, 'works')
  await write(page, 'slug', slug)
  await writeBoth(page, 'title', title)
  await write(page, 'year', String(year))
  await writeBoth(page, 'medium', medium)
  await field(page, 'dimensions').getByRole('button', { name: 'Přidat' }).click()
  await write(page, 'height', String(dimensions.height))
  await write(page, 'width', String(dimensions.width))
  await writeBoth(page, 'credit', credit)
  await upload(page, 'image', picture ?? (await aPicture()))
  await writeBoth(page, 'alt', alt)
}
