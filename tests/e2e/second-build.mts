import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Facts } from '../../netlify/storage/facts.ts'
import { startSite } from '../../tools/server/start-site.ts'
import { buildPlace, clearBuildPlace, copyToBuildPlace } from '../../tools/test-run/build-place.mts'
import { buildEnvironment, testsExhibition, testsSite } from '../../tools/test-run/tests-site.mts'

/**
 * `tsx tests/e2e/second-build.mts`: builds a copy of the tests' site a second time with the cache of the first build, as
 * Netlify does, and checks the published files. Before that, an artist gets another slug, a PDF is deleted, the invitations
 * become personal, one registers for the programme on another site, and the scripts change.
 */
const inSite = (...parts: string[]) => path.join(buildPlace, ...parts)
const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
const env = { ...process.env, ...buildEnvironment, CONTENT_FOLDER: inSite('exhibition') }
const hashed = /[-.][0-9a-f]{20}\.(js|css)$/

/** Where one registers for the programme after the second build. */
const elsewhere = { cs: 'https://vstupenky.example/sest', en: 'https://tickets.example/six' }

/** Files from a build before the first one. */
const oldScript = 'app-00000000000000000000.js'
const oldDocument = 'documents/stary.pdf'

try {
  await copyToBuildPlace(testsSite)
  cpSync(testsExhibition, env.CONTENT_FOLDER, { recursive: true, preserveTimestamps: true })
  const first = await published()
  assert.ok(first.includes('umelec-svea-tallmark.html') && first.includes('en/artist-svea-tallmark.html'))

  // tools/build/gatsby.mts and src/gatsby/build-cache.ts rely on these parts of Gatsby's cache.
  for (const file of ['.cache/redux', '.cache/webpack/made-by.txt']) {
    assert.ok(existsSync(inSite(file)), `Gatsby keeps no ${file} after a build`)
  }

  const document = 'papiry/pravidla-dilen.pdf'
  assert.ok(first.includes(document), 'a document is not published')
  await mkdir(path.dirname(inSite('public', oldDocument)), { recursive: true })
  cpSync(inSite('public', document), inSite('public', oldDocument))
  await writeFile(inSite('public', oldScript), '')
  await renameArtist('svea-tallmark', 'svea-nova')
  await makeInvitationsPersonal()
  assert.ok((await formsOfProgramme()).length > 0)
  await registerElsewhere()
  const scripts = await currentScripts()
  // Not a file whose name begins with `gatsby-`: Gatsby deletes its cache when one of them changes.
  const module = inSite('src/site/router/install-load-guard.ts')
  await appendFile(module, `\nif (globalThis.location?.hash === '#second') console.debug('second')\n`)
  await rm(inSite('gatsby-types.d.ts'))
  const cached = inSite('.cache/caches/cached.txt')
  await writeFile(cached, '')
  const { status } = spawnSync(process.execPath, [tsx, 'tools/commands/build.mts'], {
    cwd: buildPlace,
    env,
    stdio: 'inherit',
  })
  assert.equal(status, 0, 'the second build failed')
  assert.ok(existsSync(cached), 'Gatsby has deleted its cache')

  const second = await published()
  const gone = second.filter((file) => /svea-tallmark/.test(file) || [oldDocument, oldScript].includes(file))
  assert.deepEqual(gone, [], 'files without a source are still published')
  assert.ok(second.includes('umelec-svea-nova.html'))
  const isApp = (file: string) => /^app-[0-9a-f]+\.js$/.test(file)
  assert.notDeepEqual(second.filter(isApp), first.filter(isApp), 'the scripts have not changed')
  const lost = scripts.filter((file) => !second.includes(file))
  assert.deepEqual(lost, [], 'scripts of pages that visitors have open are missing')
  const isFont = (file: string) => file.startsWith('fonts/')
  assert.deepEqual(second.filter(isFont), first.filter(isFont), 'the fonts have changed, though no letter is new')
  const maps = second.filter((file) => /\.map$|^webpack\.stats/.test(file))
  assert.deepEqual(maps, [], 'source maps are published')
  assert.deepEqual(await scriptsInHeaders(), second.filter((file) => hashed.test(file)).toSorted())
  await assertNoForm()
  await assertRegistrationElsewhere()
  const { origin, stop } = await startSite(buildPlace, { env, args: ['--no-database'], project: buildPlace })
  try {
    await assertOnlyInvited(origin)
    await assertRedirects(origin, '/umelec-svea-tallmark', '/umelec-svea-nova')
  } finally {
    await stop()
  }
  console.log('A second build removes files that have no source any more, and forms that nobody may use any more.')
} finally {
  await clearBuildPlace()
}

/** The files that are published, without pictures. */
async function published(): Promise<string[]> {
  const entries = await readdir(inSite('public'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inSite('public'), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('static/'))
}

/** The scripts and styles of the last build, without those kept from the one before. */
async function currentScripts(): Promise<string[]> {
  const text = await readFile(inSite('.cache/webpack/scripts.json'), 'utf8')
  return (JSON.parse(text) as { current: string[] }).current.map((file) => path.basename(file))
}

/** The hashed scripts and styles in the `_headers` file. */
async function scriptsInHeaders(): Promise<string[]> {
  const headers = await readFile(inSite('public/_headers'), 'utf8')
  const named = [...headers.matchAll(/^\/(\S+)$/gm)].map(([, file = '']) => file)
  return named.filter((file) => hashed.test(file)).toSorted()
}

/** Gives an artist another slug everywhere, and adds the old one to `formerSlugs`, as the content check requires. */
async function renameArtist(from: string, to: string): Promise<void> {
  const content = (...parts: string[]) => path.join(env.CONTENT_FOLDER, ...parts)
  await rename(content('artists', from), content('artists', to))
  for (const file of [content('artists', to, 'artist.yaml'), content('events/dilna-papiru.yaml')]) {
    const text = await readFile(file, 'utf8')
    const slugs = `slug: ${to}\nformerSlugs: [${from}]`
    await writeFile(file, text.replace(`slug: ${from}`, slugs).replace(`artist: ${from}`, `artist: ${to}`))
  }
  await appendFile(content('published.txt'), `${to}\n`)
}

async function makeInvitationsPersonal(): Promise<void> {
  const file = path.join(env.CONTENT_FOLDER, 'events/vecer-pro-zvane.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('  personal: false\n', '  personal: true\n'))
}

async function registerElsewhere(): Promise<void> {
  const file = path.join(env.CONTENT_FOLDER, 'exhibition.yaml')
  const text = await readFile(file, 'utf8')
  const registration = `  registration:\n    cs: ${elsewhere.cs}\n    en: ${elsewhere.en}\n`
  await writeFile(file, text.replace(/^programme:\n/m, `$&${registration}`))
}

/** The pages of events with a form, and what functions get of the registrations of the programme. */
async function formsOfProgramme(): Promise<string[]> {
  const pages = (await published()).filter((file) => /^(program|en\/programme)\/.*\.html$/.test(file))
  assert.ok(pages.length > 0, 'no event has a page')
  const texts = await Promise.all(pages.map((file) => readFile(inSite('public', file), 'utf8')))
  const facts = await readFile(inSite('netlify/generated/registrations.json'), 'utf8')
  const forms = (JSON.parse(facts) as Facts).events.filter(({ form }) => form === 'programme')
  return [
    ...pages.filter((_, index) => texts[index]?.includes('action="/api/register"')),
    ...forms.map(({ event }) => event),
  ]
}

/** Buttons lead to the other site, and nothing remains of the programme's own registration. */
async function assertRegistrationElsewhere(): Promise<void> {
  const linked = ['index.html', 'en.html', 'program/dilna-papiru.html', 'en/programme/dilna-papiru.html']
  for (const file of linked) {
    const html = await readFile(inSite('public', file), 'utf8')
    const address = file.startsWith('en') ? elsewhere.en : elsewhere.cs
    assert.ok(html.includes(`href="${address}"`), `${file} does not lead to ${address}`)
  }
  assert.deepEqual(await formsOfProgramme(), [], 'the programme’s own registration remains')
}

/** Nobody can register on the public page of the invitation any more. */
async function assertNoForm(): Promise<void> {
  const html = await readFile(inSite('public/en/pozvani.html'), 'utf8')
  assert.ok(hasNoForm(html), 'the page of personal invitations has a form')
}

/** Nobody can register with the form of the first build either. */
async function assertOnlyInvited(origin: string): Promise<void> {
  const body = new URLSearchParams({ event: 'vecer-pro-zvane', locale: 'en', fullName: 'Jana Nová' })
  const answer = await fetch(`${origin}/api/register`, { method: 'POST', body })
  assert.equal(answer.status, 403, 'a guest without an invitation is not refused')
  const page = await answer.text()
  assert.ok(hasNoForm(page), 'the refusal of a guest without an invitation has a form')
  assert.match(page, /personal invitation can register/)
}

function hasNoForm(page: string): boolean {
  return page.includes('data-registration-answer') && !page.includes('<form')
}

async function assertRedirects(origin: string, from: string, to: string): Promise<void> {
  const { status, headers } = await fetch(`${origin}${from}`, { redirect: 'manual' })
  assert.equal(status, 301, `${from} does not lead to ${to}`)
  assert.equal(new URL(headers.get('location') ?? '', origin).pathname, to)
}
