import { defineConfig } from '@playwright/test'

const port = 8899

// What needs no browser window, or one only, runs in one project.
const once = /tests[\\/]e2e[\\/]http[\\/]/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: once,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'tsx tests/e2e/serve.mts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/umelci`,
    reuseExistingServer: false,
  },
})
