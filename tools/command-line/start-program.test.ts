/** @jest-environment node */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../tests/support/in-folder'
import { startProgram } from './start-program'

const inProgram = (source: string, act: (file: string, folder: string) => Promise<void>) =>
  inFolder({}, async (folder) => {
    const file = path.join(folder, 'program.mts')
    await writeFile(file, source)
    await act(file, folder)
  })

const server = `
  console.log('starting')
  console.log(\`Ready at port \${process.env.PORT}, \${process.argv[2]}\`)
  setInterval(() => undefined, 1000)
`

test('a program is started with its arguments and variables, is ready by its line, and is stopped', () =>
  inProgram(server, async (file) => {
    const { line, stop } = await startProgram(file, { args: ['now'], env: { PORT: '1234' }, ready: /port \d+/ })
    expect(line).toBe('Ready at port 1234, now')
    await stop()
    await stop()
  }))

test('a program that ends before it is ready is an error', () =>
  inProgram('process.exit(3)', async (file) => {
    await expect(startProgram(file, { ready: /Ready/ })).rejects.toThrow(
      `${file} ended with the exit code 3 before it was ready.`,
    )
  }))
