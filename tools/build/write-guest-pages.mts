import { readFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { factsFile, guestPagesFile, rendererFile, type Facts } from '../../netlify/storage/facts'
import { renderedFile } from '../../src/gatsby/on-create-webpack-config'
import { inlineHashes } from '../../src/http/security-headers'
import { locales, type Locale } from '../../src/i18n/locales'
import { pathTo, type Route } from '../../src/i18n/routes'
import { shellMarks, type BuiltGuestPages, type Shell } from '../../src/registration/guest-pages'
import { writeForFunctions } from './write-for-functions'

/**
 * Writes what functions render guest pages with: for each language the shells and the data of their page query, and the
 * program. Deletes what an earlier build wrote.
 * @param facts the facts of this build; null if no event takes registrations
 * @throws if a shell lacks something to fill in
 */
export async function writeGuestPages(facts: Facts | null): Promise<void> {
  const folder = path.dirname(factsFile)
  const names = (await readdir(folder)).filter((name) => path.join(folder, name) !== path.normalize(factsFile))
  await Promise.all(names.map((name) => rm(path.join(folder, name))))
  if (!facts) return

  const hasInvitation = facts.events.some(({ form }) => form === 'invitation')
  for (const locale of locales) {
    const built: BuiltGuestPages = {
      locale,
      shells: {
        site: await readShell('registration', locale),
        plain: hasInvitation ? await readShell('personalInvitation', locale) : undefined,
      },
      data: await readData('registration', locale),
    }
    await writeForFunctions(guestPagesFile(locale), JSON.stringify(built))
  }
  await bundleRenderer()
}

async function readShell(route: Route, locale: Locale): Promise<Shell> {
  const html = await readFile(`public${pathTo(route, locale)}.html`, 'utf8')
  for (const mark of [shellMarks.title, shellMarks.content]) {
    if (!html.includes(mark)) throw new Error(`The built page ${pathTo(route, locale)} has no ${mark} to fill in.`)
  }
  return { html, hashes: inlineHashes(html) }
}

/** What the page query of the shell has found, as Gatsby keeps it for the browser. */
async function readData(route: Route, locale: Locale): Promise<unknown> {
  const pageData = await readFile(`public/page-data${pathTo(route, locale)}/page-data.json`, 'utf8')
  return (JSON.parse(pageData) as { result: { data: unknown } }).result.data
}

/** Gatsby has bundled the components with the class names of the site. React comes in here, so that nothing is missing. */
async function bundleRenderer(): Promise<void> {
  await build({
    // An export by its name, which Node finds in CommonJS.
    absWorkingDir: process.cwd(),
    stdin: { contents: `export { renderGuestPage } from './${renderedFile}'`, resolveDir: '.' },
    outfile: rendererFile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}
