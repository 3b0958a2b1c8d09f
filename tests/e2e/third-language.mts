import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { JSDOM, VirtualConsole } from 'jsdom'
import { simpleParser } from 'mailparser'
import { isPair, parseDocument, visit } from 'yaml'
import { factsFile, type Facts } from '../../netlify/storage/facts.ts'
import type { CmsConfig } from '../../src/editors/form/cms-types.ts'
import type { SearchIndex } from '../../src/site/components/search/search-index.ts'
import { copyEmptyDatabase } from '../../supabase/tests/empty-database.ts'
import { defaultFolder } from '../../tools/database/supabase.mts'
import { defaultFolder as mailFolder, listMails } from '../../tools/mail/mail-folder.ts'
import { startSite } from '../../tools/server/start-site.ts'
import { buildPlace, clearBuildPlace, copyToBuildPlace } from '../../tools/test-run/build-place.mts'
import { buildEnvironment, testsExhibition, testsSite } from '../../tools/test-run/tests-site.mts'

/**
 * `tsx tests/e2e/third-language.mts`: adds German and Urdu to a copy of the tests' exhibition, with one line each in
 * `exhibition.yaml` and with texts, builds it, and checks the published pages, a mail, and what editors see.
 */
const inSite = (...parts: string[]) => path.join(buildPlace, ...parts)
const content = inSite('exhibition')
const env = { CONTENT_FOLDER: content, ...buildEnvironment }
const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')

/** The entry of English. */
const english = / {2}- code: en\n( {4}.*\n)*/

try {
  await copyToBuildPlace(testsSite)
  cpSync(testsExhibition, content, { recursive: true, preserveTimestamps: true })
  await copyEmptyDatabase(inSite(defaultFolder))
  await addLanguage()
  await addTexts()
  assert.equal(runTool('tools/commands/build.mts', { stdio: 'inherit' }).status, 0, 'the build failed')
  await assertPages()
  await assertSitemap()
  await assertCalendar()
  await assertSearchIndex()
  await assertForm()
  await assertOrganisers()
  assertPullRequestComment()
  const { origin, stop } = await startSite(buildPlace, { env, project: buildPlace })
  try {
    await assertAnswers(origin)
    await assertRegistration(origin)
    await assertMail()
    await assertPagesOfLinks(origin)
  } finally {
    await stop()
  }
  console.log('A third language needs only a line in exhibition.yaml and its texts.')
} finally {
  await clearBuildPlace()
}

function runTool(script: string, { args = [] as string[], stdio = 'pipe' as 'pipe' | 'inherit' } = {}) {
  const options = { cwd: buildPlace, env: { ...process.env, ...env }, encoding: 'utf8', stdio } as const
  return spawnSync(process.execPath, [tsx, script, ...args], options)
}

async function addLanguage(): Promise<void> {
  const file = path.join(content, 'exhibition.yaml')
  const text = await readFile(file, 'utf8')
  assert.match(text, english)
  await writeFile(
    file,
    text.replace(english, (entry) => `  - code: de\n${entry}  - code: ur\n`),
  )
}

/** Writes a German text beside each English one. */
async function addTexts(): Promise<void> {
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.yaml'))
  for (const file of files) {
    const document = parseDocument(await readFile(path.join(content, file), 'utf8'))
    visit(document, {
      Map(_key, map, above) {
        const pair = above.at(-1)
        const isSlug = isPair(pair) && String(pair.key) === 'slug'
        const english = map.get('en')
        if (typeof english !== 'string') return
        map.set('de', isSlug ? english : german(english))
        map.set('ur', isSlug ? english : german(english))
      },
    })
    await writeFile(path.join(content, file), document.toString({ lineWidth: 0 }))
  }
}

/** Links and words of addresses are not translated. */
function german(text: string): string {
  return /^(https:|mailto:)|^[a-z0-9-]+$/.test(text) ? text : `DE ${text}`
}

/** With a silent console, because jsdom warns of CSS that it does not know. */
function documentOf(html: string): Document {
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document
}

async function pageAt(file: string): Promise<Document> {
  return documentOf(await readFile(inSite('public', file), 'utf8'))
}

async function assertPages(): Promise<void> {
  const paths = [
    '',
    '/artists',
    '/works',
    '/my-plan',
    '/calendars',
    '/rooms',
    '/artist-svea-tallmark',
    '/programme/anglicka-prohlidka',
    '/accessibility',
  ]
  for (const path of paths) {
    const page = await pageAt(`de${path}.html`)
    assert.equal(page.documentElement.lang, 'de')
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content')
    assert.equal(content('[property="og:locale"]'), 'de_DE')
    assert.match(content('[property="og:description"]') ?? '', /DE /)
    assert.deepEqual(attributes(page, 'link[rel=alternate]', 'hreflang'), ['cs', 'de', 'en', 'ur', 'x-default'])
    assert.ok(attributes(page, 'link[rel=alternate]', 'href').some((href) => href.endsWith(`/de${path}`)))
    assert.ok(isPublished(content('[property="og:image"]')), `/de${path} has no social image`)
    assert.deepEqual(attributes(page, 'header [data-language]', 'data-language').slice(0, 2), ['cs', 'en'])
  }
  const home = await pageAt('de.html')
  assert.match(home.querySelector('main')?.textContent ?? '', /21\.–22\.\sMai 2044/)
  assert.match(home.querySelector('#program')?.textContent ?? '', /Samstag/)
  assert.match(home.querySelector('[data-group=language]')?.textContent ?? '', /Tschechisch.*Englisch/)

  const urdu = await pageAt('ur.html')
  assert.equal(urdu.documentElement.dir, 'rtl')
  assert.match(urdu.querySelector('main')?.textContent ?? '', /\u206621–22\u2069/)
  assert.equal(home.documentElement.dir, '')

  const czech = await pageAt('index.html')
  assert.deepEqual(attributes(czech, 'header [data-language]', 'href').slice(0, 2), ['/de', '/en'])
}

/** Whether the site has a file at an address. */
function isPublished(address: string | null | undefined): boolean {
  return existsSync(inSite('public', pathOf(address)))
}

function pathOf(address: string | null | undefined): string {
  return new URL(address ?? '', 'http://localhost').pathname
}

function attributes(page: Document, selector: string, name: string): string[] {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
}

async function assertSitemap(): Promise<void> {
  const sitemap = await readFile(inSite('public/sitemap-0.xml'), 'utf8')
  for (const path of ['/de', '/de/artists', '/de/works', '/de/artist-svea-tallmark']) {
    assert.ok(sitemap.includes(`<loc>http://localhost:8888${path}</loc>`), `${path} is not in the sitemap`)
  }
  assert.ok(!/\/de\/(404|pozvani)/.test(sitemap))
}

async function assertCalendar(): Promise<void> {
  const calendar = await readFile(inSite('public/calendar/anglicka-prohlidka.de.ics'), 'utf8')
  assert.match(calendar, /^SUMMARY:DE /m)
  assert.match(calendar, /^URL.*\/de\/programme\//m)
}

async function assertSearchIndex(): Promise<void> {
  const { texts, groups } = JSON.parse(await readFile(inSite('public/search/de.json'), 'utf8')) as SearchIndex
  assert.match(texts.nothing, /^DE /)
  const entry = groups.flatMap(({ entries }) => entries).find(({ href }) => href.includes('anglicka-prohlidka'))
  assert.match(entry?.title ?? '', /^DE /)
  assert.match(entry?.line ?? '', /Mai/)
  assert.match(entry?.href ?? '', /^\/de\//)
}

/** The form for editors has a field for the German text, beside those of the other languages. */
async function assertForm(): Promise<void> {
  const { collections } = evaluate(`
    import { cmsConfig } from './src/editors/form/cms-config'
    console.log(JSON.stringify(cmsConfig('en')))`) as CmsConfig
  const [file] = collections.find(({ name }) => name === 'exhibition')?.files ?? []
  const subtitle = file?.fields.find(({ name }) => name === 'subtitle')
  assert.deepEqual(
    subtitle?.fields?.map(({ name, label }) => [name, label]),
    [
      ['cs', 'In Czech'],
      ['de', 'In German'],
      ['en', 'In English'],
      ['ur', 'In Urdu'],
    ],
  )
  assert.match(await readFile(inSite('public/admin/admin.css'), 'utf8'), /label\[for\^='de-field-'\]/)
}

/** The organisers' page is German, and so is what the printed list says about an event. */
async function assertOrganisers(): Promise<void> {
  for (const address of ['organisers', 'door']) {
    const page = await pageAt(`de/${address}.html`)
    assert.equal(page.documentElement.lang, 'de')
    assert.match(page.querySelector('h1')?.textContent ?? '', /^DE /)
  }
  const { events } = JSON.parse(await readFile(inSite(factsFile), 'utf8')) as Facts
  const { pages } = events.find(({ event }) => event === 'vecer-pro-zvane')!
  const { title, when } = (pages as Record<string, { title: string; when: string }>).de!
  assert.match(title, /^DE /)
  assert.match(when, /Mai 2044/)
}

/** The comment on a pull request counts the German texts, and leads to the German page. */
function assertPullRequestComment(): void {
  const comment = evaluate(`
    import { readFile } from 'node:fs/promises'
    import { commentMarkdown } from './tools/pull-request/comment'
    import { makeReport } from './tools/pull-request/make-report'
    const files = ['content/pages/pristupnost.yaml']
    const read = (file: string) => readFile(file.replace('content', 'exhibition'), 'utf8')
    const context = { files, runUrl: '', headSha: '', netlifySite: 'seven' }
    void makeReport(7, files, { read, readBefore: read }, []).then((report) => console.log(JSON.stringify(commentMarkdown(report, context))))`)
  assert.match(String(comment), /\| Čeština \| Deutsch \| English \| اردو \|/)
  assert.match(String(comment), /\(https:\/\/deploy-preview-7--seven\.netlify\.app\/de\/accessibility\)/)
}

/** Runs code in the copy of the project. @returns the JSON that it prints */
function evaluate(code: string): unknown {
  const { stdout, stderr } = runTool('--eval', { args: [code] })
  assert.ok(stdout, stderr)
  return JSON.parse(stdout)
}

async function assertAnswers(origin: string): Promise<void> {
  const home = await fetch(origin, { headers: { 'Accept-Language': 'de-AT,de;q=0.9' }, redirect: 'manual' })
  assert.equal(home.status, 302)
  assert.equal(pathOf(home.headers.get('location')), '/de')
  const missing = await fetch(`${origin}/de/nichts`)
  assert.equal(missing.status, 404)
  assert.match(await missing.text(), /<html[^>]* lang="de"/)
}

/** A guest registers on the German page; without JavaScript, an incomplete form gets a German page in response. */
async function assertRegistration(origin: string): Promise<void> {
  const form = documentOf(await (await fetch(`${origin}/de/pozvani`)).text())
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value
  assert.equal(hidden('locale'), 'de')
  const guest = {
    fullName: 'Jana Nová',
    email: 'jana@guest.example',
    attendance: 'solo',
    locale: 'de',
    submissionId: randomUUID(),
    noticeVersion: hidden('noticeVersion'),
  }
  const register = (body: string, type: string) =>
    fetch(`${origin}/api/register`, { method: 'POST', body, headers: { 'Content-Type': type } })
  const answer = await register(JSON.stringify(guest), 'application/json')
  assert.equal(answer.status, 201, await answer.text())

  const page = await register('fullName=&locale=de', 'application/x-www-form-urlencoded')
  assert.equal(page.status, 422)
  assert.match(await page.text(), /<html[^>]* lang="de"/)
}

/** The mail that confirms the registration. What the function does not send at once, a schedule sends every minute. */
async function assertMail(): Promise<void> {
  const folder = inSite(mailFolder)
  const end = Date.now() + 90_000
  while ((await listMails(folder)).length === 0 && Date.now() < end) await setTimeout(100)
  const [newest = ''] = await listMails(folder)
  const { subject, text } = await simpleParser(await readFile(path.join(folder, newest)))
  assert.match(subject ?? '', /DE /)
  assert.match(text ?? '', /21\.\sMai/)
  assert.match(text ?? '', /\/de\/registration\?t=/)
}

/** The pages behind the links in mails are German, also in response to a form, and lead to the other languages. */
async function assertPagesOfLinks(origin: string): Promise<void> {
  const token = '0'.repeat(32)
  const body = () => new URLSearchParams({ token, persons: '0', locale: 'de' })
  for (const [address, form, others] of [
    ['/de/registration', '/api/change', ['/registrace', '/en/registration']],
    ['/de/invitation', '/api/invitation', ['/pozvanka', '/en/invitation']],
  ] as const) {
    const answers = [
      await fetch(`${origin}${address}?t=${token}`),
      await fetch(origin + form, { method: 'POST', body: body() }),
    ]
    for (const answer of answers) {
      assert.equal(answer.status, 404)
      const page = documentOf(await answer.text())
      assert.equal(page.documentElement.lang, 'de')
      assert.match(page.querySelector('h1')?.textContent ?? '', /^DE /)
      assert.deepEqual(attributes(page, '[data-language]', 'href').slice(0, 2), others)
    }
  }
}
