import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseDocument, visit } from 'yaml'
import { writeTypeface } from '../../tests/support/own-typeface'
import { digestOfFiles } from '../../src/gatsby/build-cache'
import { contentFolder } from '../../src/model/content-folder'
import { run } from '../command-line/run-program.mts'
import { buildPlace, clearBuildPlace, moveToBuildPlace } from './build-place.mts'
import { copyWithSmallerPictures } from './smaller-pictures.mts'
import { gatsbyWarnings } from './test-results.mts'

/** The exhibition that tests use: small, complete, and independent of `content/`. */
export const testsExhibition = 'tests/exhibition'

/** The least that an exhibition can be, in one language and a typeface of its own: whatever may be left out is. */
export const smallExhibition = 'tests/small-exhibition'

/** What the small exhibition takes from the other one, besides the English texts of the interface. */
const borrowed = ['artists/svea-tallmark/poledne-ve-snehu.jpg']

/** A copy of the project, in which the site of the tests' exhibition is built: Gatsby has one `public` a folder. */
export const testsSite = '.test-site'

/** The same of the small exhibition. */
const smallSite = '.test-site-small'

/** The same of the content: `public` keeps its pictures, which are larger and encoded with more effort. */
export const contentSite = '.test-site-content'

/** What of the project a build needs. */
const parts = [
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'netlify',
  'netlify.toml',
  'package-lock.json',
  'package.json',
  'src',
  'supabase',
  'tools',
  'tsconfig.json',
]

/** What a build leaves for the next one. */
const kept = ['.cache', 'public', 'node_modules']

/**
 * Copies the project, without any content, into a folder.
 * @param folder may hold an earlier copy, of which only what a build leaves for the next one is kept
 */
async function copyProject(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const old = (await readdir(folder)).filter((name) => !kept.includes(name))
  await Promise.all(old.map((name) => rm(path.join(folder, name), { recursive: true })))
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true, preserveTimestamps: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
}

/** What makes a command work on the tests' exhibition. */
export const onTestsExhibition = () => ({
  cwd: testsSite,
  env: { CONTENT_FOLDER: path.resolve(testsExhibition) },
})

/** The same on the small exhibition. */
export const onSmallExhibition = () => ({
  cwd: smallSite,
  env: { CONTENT_FOLDER: 'content' },
})

/** The same on the content. */
export const onContent = () => ({
  cwd: contentSite,
  env: { CONTENT_FOLDER: 'content' },
})

/** Puts the small exhibition into a folder, as one whole. */
export function copySmallExhibition(folder: string): void {
  cpSync(smallExhibition, folder, { recursive: true })
  for (const part of borrowed) cpSync(path.join(testsExhibition, part), path.join(folder, part))
  const translations = path.join(testsExhibition, 'translations')
  mkdirSync(path.join(folder, 'translations'), { recursive: true })
  for (const file of readdirSync(translations)) {
    const document = parseDocument(readFileSync(path.join(translations, file), 'utf8'))
    visit(document, {
      Map: (_, map) => void (map.has('en') && map.delete('cs')),
      // English has no such plural forms.
      Pair: (_, { key }) => (/_(few|many)$/.test(String(key)) ? visit.REMOVE : undefined),
    })
    writeFileSync(path.join(folder, 'translations', file), document.toString({ lineWidth: 0 }))
  }
}

/** Whether a file can change what is built; what the build itself writes for the function does not. */
const isMeant = (file: string) => !/\.test\.m?tsx?$|^netlify\/generated\//.test(file)

/**
 * The variables with which a build takes the least processor time, which the tests beside it can use. Gatsby starts no
 * worker processes, AVIF is encoded with the least effort, and glibc keeps freed memory for the next picture (sizes in
 * bytes). `npm run build` returns it to the system, because thousands of large pictures would need too much
 * (tools/build/gatsby.mts).
 */
export const buildEnvironment = {
  GATSBY_CPU_COUNT: '1',
  AVIF_EFFORT: '0',
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024 ** 2),
  MALLOC_TRIM_THRESHOLD_: String(1024 ** 3),
  MALLOC_TOP_PAD_: String(16 * 1024 ** 2),
}

/**
 * Builds the site of the tests' exhibition, unless nothing has changed since.
 * @returns whether it is there; a build that warns fails
 */
export async function buildTestsSite(): Promise<boolean> {
  return buildUnlessBuilt(onTestsExhibition(), [...parts, testsExhibition])
}

/** The same for the small exhibition. */
export async function buildSmallSite(): Promise<boolean> {
  return buildUnlessBuilt(onSmallExhibition(), [...parts, testsExhibition, smallExhibition], {
    prepare: () => {
      const content = path.join(smallSite, 'content')
      copySmallExhibition(content)
      return writeTypeface(content, ['text', 'bold', 'title'])
    },
  })
}

/**
 * The same for the content, in the background of other steps. No test of it depends on how its pictures look. The content
 * is checked in a step of its own, which sees the original pictures.
 */
export async function buildContentSite(): Promise<boolean> {
  return buildUnlessBuilt(onContent(), [...parts, contentFolder()], {
    program: 'tools/test-run/build-checked-content.mts',
    prepare: () => copyWithSmallerPictures(contentFolder(), path.join(contentSite, 'content')),
    isBackground: true,
    mayWarn: true,
  })
}

type Options = {
  /** Puts what is built, beside the project, into the folder. */
  prepare?: () => Promise<void> | void
  /** Builds the site. */
  program?: string
  isBackground?: boolean
  mayWarn?: boolean
}

async function buildUnlessBuilt(
  { cwd: site, env }: ReturnType<typeof onTestsExhibition>,
  madeOf: string[],
  { prepare, program = 'tools/commands/build.mts', isBackground = false, mayWarn = false }: Options = {},
): Promise<boolean> {
  await clearBuildPlace()
  const stamp = path.join(site, 'made-of.txt')
  const digest = await digestOfFiles(madeOf, isMeant)
  if ((await readFile(stamp, 'utf8').catch(() => undefined)) === digest) return true
  await copyProject(site)
  await prepare?.()
  await moveToBuildPlace(site)
  let output = ''
  const onOutput = (text: string) => (output += text)
  const where = { cwd: buildPlace, env: { ...env, ...buildEnvironment }, isBackground, ...(!mayWarn && { onOutput }) }
  const isBuilt = await run('tsx', [program], where)
  await clearBuildPlace()
  const warnings = gatsbyWarnings(output)
  if (warnings.length > 0) console.error(`The build of ${site} may not warn:\n${warnings.join('\n')}`)
  const isGood = isBuilt && warnings.length === 0
  if (isGood) await writeFile(stamp, digest)
  return isGood
}
