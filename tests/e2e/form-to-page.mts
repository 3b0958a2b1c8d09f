import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'
import { addedWork, addWork, open, publish, startForm, tsx } from './form-steps.ts'
import { copyProject, testsExhibition } from '../../tools/test-run/tests-site.mts'

/**
 * `npm run test:form`: tests the way from the form to the page. It copies the project with the tests' exhibition as its
 * content, adds a work in the form, builds the copy as `npm run build` does, and looks for the work on the artist's pages.
 * Not part of `npm test`: the build takes longer than all other tests of the form.
 */
const site = await mkdtemp(path.join(os.tmpdir(), 'site-'))
try {
  await copyProject(site)
  await cp(testsExhibition, path.join(site, 'content'), { recursive: true })
  const form = await startForm(site)
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage({ locale: 'cs-CZ' })
    await open(page, form.url, 'artists/entries/ada-brusinka/artist')
    await addWork(page)
    await publish(page)
  } finally {
    await browser.close()
    await form.stop()
  }

  const { status } = spawnSync(process.execPath, [tsx, 'tools/commands/build.mts'], { cwd: site, stdio: 'inherit' })
  if (status !== 0) throw new Error('The site could not be built')
  for (const [language, file] of [
    ['cs', 'umelec-ada-brusinka.html'],
    ['en', 'en/artist-ada-brusinka.html'],
  ] as const) {
    const html = (await readFile(path.join(site, 'public', file), 'utf8')).replaceAll('\u00a0', ' ')
    for (const text of [addedWork.title[language], addedWork.medium[language], addedWork.alt[language]]) {
      if (!html.includes(text)) throw new Error(`${file} does not show “${text}”`)
    }
    if (!/\/static\/modra-miska-1-[0-9a-f]{8}-\d+\.(jpg|avif)/.test(html)) throw new Error(`${file} lacks the picture`)
    console.log(`${file} shows the work that was added in the form, with its picture.`)
  }
} finally {
  await rm(site, { recursive: true, force: true })
}
