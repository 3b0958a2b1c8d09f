/** @jest-environment node */
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
