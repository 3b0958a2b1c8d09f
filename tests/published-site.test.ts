/** @jest-environment node */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { PlaywrightTestConfig } from '@playwright/test'
import { publishedSite } from '../tools/command-line/published-site'

const run = promisify(execFile)

/** A shell with all variables of the published site. */
const shell = {
  ...process.env,
  ...Object.fromEntries(publishedSite.map((name) => [name, `https://live.example/${name}`])),
}

/** Those of the published site. */
const inherited = (env: Record<string, string | undefined>) => publishedSite.filter((name) => name in env)

test('docs/deploy.md lists the variables of the published site', () => {
  const table = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
  expect([...publishedSite].sort()).toEqual(table.sort())
})

// Runs the next test once more, in such a shell.
test('a unit test inherits nothing of the published site from the shell', async () => {
  const jest = ['node_modules/jest/bin/jest.js', 'tests/published-site.test.ts', '-t', 'programs that it starts']
  await run(process.execPath, jest, { env: shell })
})

test('a unit test and the programs that it starts have no variable of the published site', async () => {
  expect(inherited(process.env)).toEqual([])
  // Without variables of its own, a program gets those with which Jest was started, not those of the test.
  const { stdout } = await run(process.execPath, ['-p', 'JSON.stringify(process.env)'])
  expect(inherited(JSON.parse(stdout) as Record<string, string>)).toEqual([])
})

test('Playwright passes nothing of the published site from the shell on to the server, nor to the browser tests', async () => {
  const code = `import('./playwright.config.ts').then(({ default: { default: config = {} } }) =>
    console.log(JSON.stringify({ config, env: process.env })))`
  const { stdout } = await run(process.execPath, ['--import', 'tsx', '-e', code], { env: shell })
  const { config, env } = JSON.parse(stdout) as { config: PlaywrightTestConfig; env: Record<string, string> }
  // The server has the variables of Playwright, and its own.
  const [server] = [config.webServer ?? []].flat()
  expect(inherited({ ...env, ...server?.env })).toEqual([])
  expect(server?.env).toEqual({ PORT: '8899' })
})
