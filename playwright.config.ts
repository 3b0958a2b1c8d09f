import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { forgetPublishedSite } from './tools/command-line/published-site'

// Before the server and the tests start.
forgetPublishedSite()

const port = Number(process.env.PORT ?? 8899)

/** The tests of a folder, or of files by their names. */
const folder = (name: string) => new RegExp(`e2e[\\\\/]${name}[\\\\/][\\w-]+\\.spec\\.ts$`)
const files = (...names: string[]) => new RegExp(`[\\\\/](${names.join('|')})\\.spec\\.ts$`)

// These tests pass for any content that the check accepts.
const http = folder('http')
const anyContent = folder('any-content')

// These tests change what all pages show, so they run when all others have ended.
const alone = folder('alone')

// These files test what does not depend on the size of the window.
const onPhonesOnly = files('language', 'not-found', 'without-javascript')
const onDesktopsOnly = [folder('navigation'), files('keyboard', 'sample')]

/** The working directory is the folder of the tested site: this project, or a copy of it with the tests' exhibition. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // Long, so that a busy machine fails no test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // `npm test` lists the tests that passed at the second try as flaky (tools/commands/test.mts).
  retries: 1,
  // One more than the tests' machine has processors: each waits now and then, for a frame or an answer.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: process.env.RESULTS_FILE ?? 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
  },
  projects: [
    // One worker reads each page once for all of them.
    { name: 'http', testMatch: http, workers: 1 },
    { name: 'any-content', testMatch: anyContent, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: [http, anyContent, alone, ...onDesktopsOnly],
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: [http, anyContent, alone, onPhonesOnly],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['http', 'phone', 'desktop'],
      use: { viewport: { width: 360, height: 640 } },
    },
  ],
  webServer: {
    command: `tsx ${path.join(__dirname, 'tests/e2e/serve.mts')}`,
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
