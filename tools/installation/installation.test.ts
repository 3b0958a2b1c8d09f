/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import packageJson from '../../package.json'

type NodeModule = { nodeProblem: (version: string) => string | undefined }
type PackagesModule = { packagesProblem: (env: Record<string, string>) => string | undefined }
const { nodeProblem } = jest.requireActual<NodeModule>('./require-node-version.cjs')
const { packagesProblem } = jest.requireActual<PackagesModule>('./require-dev-packages.cjs')

test.each(['18.20.0', '20.20.2', '22.21.1', '24.1.0'])(
  'Node %s is too old, and the message says which version is required',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Node 24.2 or later is required; this is Node ${version}. \`npm ci\` installs Node 24 unless install scripts are disabled (ignore-scripts). Enable them, or install Node 24.`,
    )
  },
)

test.each(['24.2.0', '24.21.0', '25.0.0', '26.1.0'])('Node %s is new enough', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

/** Runs the check as another version of Node, before the rest of a command. */
const onOldNode = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require('./tools/installation/require-node-version.cjs')`

test('on an older Node a command fails with one line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', `${onOldNode}; console.log('goes on')`], {
    cwd: path.resolve(),
    encoding: 'utf8',
  })
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, stdout: '', lines: 1 })
  expect(stderr).toContain('Node 24.2 or later')
})

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ npm_config_omit: 'dev' }, true],
  [{ npm_config_omit: 'optional\n\ndev' }, true],
  [{ NODE_ENV: 'production', npm_config_include: 'dev' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ npm_config_omit: 'optional' }, false],
  [{}, false],
])('an installation with %j omits the development dependencies: %s', (env, isOmitted) => {
  expect(packagesProblem(env as Record<string, string>) !== undefined).toBe(isOmitted)
})

test('an installation without the development dependencies fails with one line', () => {
  const script = 'tools/installation/require-dev-packages.cjs'
  const env = { ...process.env, NODE_ENV: 'production', npm_config_include: '' }
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 1 })
  expect(packageJson.scripts.preinstall).toBe(`node ${script}`)
})
