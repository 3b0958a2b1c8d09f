import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkHtml } from '../html/check-html.mts'
import { run } from '../command-line/run-program.mts'
import { slowTests } from './slow-tests.mts'
import {
  type BrowserResults,
  type Count,
  countBrowserTests,
  countUnitTests,
  one,
  type UnitResults,
  withExitCode,
} from './test-results.mts'
import {
  buildContentSite,
  buildSmallSite,
  buildTestsSite,
  contentSite,
  onContent,
  onSmallExhibition,
  onTestsExhibition,
  testsSite,
} from './tests-site.mts'

export type Step = {
  name: string
  take: () => Promise<Count>
  /** The steps that must have ended before. */
  after?: Step[]
}

const results = path.resolve('test-results')
const generatedTypes = 'gatsby-types.d.ts'

const background = { isBackground: true }
const npm = (script: string) => async () => one(await run('npm', ['run', '--silent', script], background))

export const format: Step = { name: 'format', take: npm('check:format') }
export const lint: Step = { name: 'lint', take: npm('check:lint') }
export const types: Step = { name: 'types', take: npm('check:types') }
export const content: Step = { name: 'content check', take: npm('check:content') }
export const unit: Step = { name: 'unit', take: () => jest([]) }

export const quickUnit: Step = {
  name: 'unit, without databases and servers',
  take: async () => jest(['--testPathIgnorePatterns', ...(await slowTests())]),
}

/** Fails if Gatsby warns. */
export const buildOfTests: Step = {
  name: 'build of the tests’ exhibitions',
  take: async () => one((await buildTestsSite()) && (await buildSmallSite())),
}

/** Builds the site of the content; the types that this makes of the queries must be the committed ones. */
export const build: Step = {
  name: 'build of the content',
  take: async () => {
    if (!(await buildContentSite())) return one(false)
    const made = path.join(contentSite, generatedTypes)
    const isFresh = (await readFile(made, 'utf8')) === (await readFile(generatedTypes, 'utf8').catch(() => ''))
    if (!isFresh) {
      await cp(made, generatedTypes)
      console.error(`${generatedTypes} was out of date; commit the new one.`)
    }
    return { ...one(isFresh), passed: 1 + Number(isFresh) }
  },
  // All sites are built in one folder (build-place.mts).
  after: [buildOfTests],
}

/** The content may lack a part of the pages that the tests' exhibition has. */
export const html: Step = {
  name: 'html',
  take: async () => {
    const counts = [await checkHtml(contentSite), await checkHtml(testsSite)]
    const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
    return { passed: sum('passed'), failed: sum('failed'), failures: [], flaky: [], skipped: [] }
  },
  after: [build],
}

/** What is removed from the content is gone after the next build. */
export const secondBuild: Step = {
  name: 'second build of the tests’ exhibition',
  take: async () => one(await run('tsx', ['tests/e2e/second-build.mts'], background)),
  after: [buildOfTests],
}

/** A further language needs one entry in the table of languages, and its texts. */
export const thirdLanguage: Step = {
  name: 'third language, in the tests’ exhibition',
  take: async () => one(await run('tsx', ['tests/e2e/third-language.mts'], background)),
  after: [buildOfTests],
}

export const browser: Step = {
  name: 'browser, on the tests’ exhibition',
  // Those that must run alone need all others before them (playwright.config.ts).
  take: () => playwright(['--project', 'alone'], onTestsExhibition()),
  after: [buildOfTests],
}

/** What must hold whatever editors write. */
const forAnyContent = ['--project', 'http', '--project', 'any-content']

export const anyContent: Step = {
  name: 'browser, on the content',
  take: () => playwright(forAnyContent, onContent()),
  after: [build],
}

export const smallExhibition: Step = {
  name: 'browser, on the small exhibition',
  take: () => playwright(forAnyContent, onSmallExhibition()),
  after: [buildOfTests],
}

async function jest(args: string[]): Promise<Count> {
  const file = path.join(results, 'unit.json')
  const isGood = await run('jest', ['--json', `--outputFile=${file}`, '--testLocationInResults=false', ...args])
  const found = await read<UnitResults>(file)
  return found ? withExitCode(countUnitTests(found), 'jest', isGood) : one(false)
}

/** @param where the folder of the site that is tested, and its environment */
export async function playwright(args: string[], where: Parameters<typeof run>[2] = {}): Promise<Count> {
  const file = path.join(results, `browser${where.cwd ?? ''}.json`)
  await mkdir(results, { recursive: true })
  const env = { ...where.env, RESULTS_FILE: file }
  const command = ['test', '--config', path.resolve('playwright.config.ts'), ...args]
  const isGood = await run('playwright', command, { ...where, env })
  const found = await read<BrowserResults>(file)
  if (!found || found.stats.expected === 0) return one(false)
  return withExitCode(countBrowserTests(found), 'playwright', isGood)
}

async function read<T>(file: string): Promise<T | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  )
}
