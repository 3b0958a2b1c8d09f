/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { run } from './run-program.mts'

const node = (source: string, where?: Parameters<typeof run>[2]) => run(process.execPath, ['-e', source], where)

test('a program succeeds if its exit code is 0', async () => {
  expect(await node('process.exit(0)')).toBe(true)
  expect(await node('process.exit(3)')).toBe(false)
})

test('the output of a program is passed on, and still printed', async () => {
  const [printed, errors] = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  )
  let output = ''
  const program = 'console.log("built"); console.error("old")'
  await node(program, { onOutput: (text) => (output += text) })
  expect(output.trim().split('\n').toSorted()).toEqual(['built', 'old'])
  expect([printed, errors].map((each) => each?.mock.calls.map(([text]) => text))).toEqual([['built\n'], ['old\n']])
  jest.restoreAllMocks()
})

test('a program in the background has a lower priority', async () => {
  // The program ends as soon as it has that priority.
  const endAtLower =
    'setInterval(() => os.getPriority() === os.constants.priority.PRIORITY_BELOW_NORMAL && process.exit(), 10)'
  expect(await node(endAtLower, { isBackground: true })).toBe(true)
})

test('SIGTERM ends the program too', async () => {
  const module = JSON.stringify(path.resolve('tools/command-line/run-program.mts'))
  // The pipe ends only when neither of the two processes holds it any more.
  const endless = 'console.log("started"); setInterval(() => {}, 1000)'
  const source = `import(${module}).then(({ run }) => run(process.execPath, ['-e', ${JSON.stringify(endless)}]))`
  const parent = spawn(process.execPath, ['--import', require.resolve('tsx'), '-e', source], { stdio: 'pipe' })
  const ended = once(parent.stdout, 'end')
  await once(parent.stdout, 'data')
  parent.kill()
  await ended
  expect(parent.exitCode ?? (await once(parent, 'exit'))[0]).toBe(143)
})
