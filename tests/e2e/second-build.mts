import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../tools/free-port.ts'
import { makeSmallSite } from './small-site.mts'

/**
 * `tsx tests/e2e/second-build.mts`: builds a small site three times over, each time with what the build before it has
 * left, as Netlify does, and looks at what is published. Before the second build an artist gets another name and with
 * it another address, and a PDF is deleted; before each the scripts change.
 */
const site = await mkdtemp(path.join(os.tmpdir(), 'site-'))
const inSite = (...parts: string[]) => path.join(site, ...parts)
const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
const hashed = /[-.][0-9a-f]{20}\.(js|css)$/

try {
  await makeSmallSite(site)
  await cp('package-lock.json', inSite('package-lock.json'))
  await addArtist('jana-nova')
  await cp(inSite('static/documents/navstevni-rad.pdf'), inSite('static/documents/stary.pdf'))

  const first = await build('first')
  assert.ok(first.files.includes('umelec-jana-nova.html') && first.files.includes('en/artist-jana-nova.html'))
  assert.ok(first.files.includes('documents/stary.pdf'))

  await rename(inSite('content/artists/jana-nova'), inSite('content/artists/jana-stara'))
  const artist = inSite('content/artists/jana-stara/artist.yaml')
  await writeFile(artist, (await readFile(artist, 'utf8')).replace('slug: jana-nova', 'slug: jana-stara'))
  await redirect('/umelec-jana-nova', '/umelec-jana-stara')
  await redirect('/en/artist-jana-nova', '/en/artist-jana-stara')
  await rm(inSite('static/documents/stary.pdf'))

  const second = await build('second')
  assert.deepEqual(
    second.files.filter((file) => /jana-nova|stary\.pdf/.test(file)),
    [],
    'what is gone from its source is still published',
  )
  assert.ok(second.files.includes('umelec-jana-stara.html'))
  assert.deepEqual(missing(first.scripts, second.files), [], 'a page that is open has lost its scripts')
  await assertRedirects('/umelec-jana-nova', '/umelec-jana-stara')

  const third = await build('third')
  assert.equal(third.apps.length, 2, 'there are scripts of more builds than this one and the one before')
  assert.deepEqual(
    missing(
      second.apps.filter((file) => !first.apps.includes(file)),
      third.apps,
    ),
    [],
  )
  console.log('What is removed is gone after the next build.')
} finally {
  await rm(site, { recursive: true, force: true })
}

type Built = {
  /** What is published, without pictures. */
  files: string[]
  /** The hashed scripts and styles among them. */
  scripts: string[]
  /** The script that begins each build's own, which differs from build to build. */
  apps: string[]
}

/** Builds as `npm run build` does; the scripts differ from those of the builds before. */
async function build(name: string): Promise<Built> {
  await appendFile(inSite('gatsby-browser.tsx'), `\nif (location.hash === '#${name}') console.debug('${name}')\n`)
  const { status } = spawnSync(process.execPath, [tsx, 'tools/build.mts'], { cwd: site, stdio: 'inherit' })
  assert.equal(status, 0, `the ${name} build failed`)

  const entries = await readdir(inSite('public'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inSite('public'), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('static/'))
  assert.deepEqual(
    files.filter((file) => /\.map$|^webpack\.stats/.test(file)),
    [],
    'source maps are published',
  )
  const scripts = files.filter((file) => hashed.test(file))
  const headers = await readFile(inSite('public/_headers'), 'utf8')
  const named = [...headers.matchAll(/^\/(\S+)$/gm)].map(([, file = '']) => file).filter((file) => hashed.test(file))
  assert.deepEqual(named.toSorted(), scripts.toSorted(), 'the headers name other scripts than are published')
  return { files, scripts, apps: scripts.filter((file) => /^app-/.test(file)) }
}

function missing(some: readonly string[], all: readonly string[]): string[] {
  return some.filter((file) => !all.includes(file))
}

/** A copy of an artist of the small site, with another name. */
async function addArtist(slug: string): Promise<void> {
  await cp(inSite('content/artists/adela-hrncirska'), inSite('content/artists', slug), { recursive: true })
  const file = inSite('content/artists', slug, 'artist.yaml')
  const text = await readFile(file, 'utf8')
  const renamed = text
    .replace('slug: adela-hrncirska', `slug: ${slug}`)
    .replace('name: Adéla Hrnčířská', 'name: Jana Nová')
  await writeFile(file, renamed.replace('sortName: Hrnčířská Adéla', 'sortName: Nová Jana'))
  await appendFile(inSite('content/published.txt'), `${slug}\n`)
}

/** Adds a rule before that for pages that do not exist. */
async function redirect(from: string, to: string): Promise<void> {
  const config = await readFile(inSite('netlify.toml'), 'utf8')
  const rule = `[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = 301\n\n`
  await writeFile(inSite('netlify.toml'), config.replace(/\[\[redirects\]\]/, `${rule}[[redirects]]`))
}

/** Serves the site as `npm run serve` does. */
async function assertRedirects(from: string, to: string): Promise<void> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), SUPABASE_URL: 'http://127.0.0.1:9' }
  const server = spawn(process.execPath, [tsx, 'tools/serve.mts'], {
    cwd: site,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface({ input: server.stdout })) if (line.includes('is open')) break
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${from}`, { redirect: 'manual' })
    assert.equal(status, 301, `${from} does not lead to ${to}`)
    assert.equal(new URL(headers.get('location') ?? '', 'http://localhost').pathname, to)
  } finally {
    const exit = once(server, 'exit')
    server.kill()
    await exit
  }
}
