/** @jest-environment node */
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { failToWrite } from '../../tests/support/fail-to-write'
import { writeNewPrivateFile, writePrivateFile } from './write-private-file'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'private-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

const modeOf = async (file: string) => (await stat(file)).mode & 0o777

test('only the owner can read a new file', async () => {
  const file = path.join(folder, 'new.csv')
  await writePrivateFile(file, 'Jana')
  expect(await modeOf(file)).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe('Jana')
})

test('only the owner can read a file that others could read before, and its old text is gone', async () => {
  const file = path.join(folder, 'old.csv')
  await writeFile(file, 'a longer text than the next one')
  await chmod(file, 0o644)
  await writePrivateFile(file, 'Jana')
  expect(await modeOf(file)).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe('Jana')
})

test('a file that cannot be written completely is named', async () => {
  const file = path.join(folder, 'full.csv')
  await failToWrite(path.join(folder, 'probe'))
  const message = `“${file}” could not be written completely. Delete it.`
  await expect(writeNewPrivateFile(file, async () => 'Jana')).rejects.toThrow(message)
  await expect(writePrivateFile(file, 'Jana')).rejects.toThrow(message)
  jest.restoreAllMocks()
})

describe('a file that must be new', () => {
  test('is there before its text is made, and only its owner can read it', async () => {
    const file = path.join(folder, 'links.csv')
    await writeNewPrivateFile(file, async () => `mode ${(await modeOf(file)).toString(8)}`)
    expect(await readFile(file, 'utf8')).toBe('mode 600')
  })

  test('is not made in place of another', async () => {
    const file = path.join(folder, 'taken.csv')
    await writeFile(file, 'Jana')
    const make = jest.fn()
    await expect(writeNewPrivateFile(file, make)).rejects.toThrow('exists already. Choose another name.')
    await expect(writeNewPrivateFile(path.join(folder, 'no', 'links.csv'), make)).rejects.toThrow('cannot be written.')
    expect(make).not.toHaveBeenCalled()
    expect(await readFile(file, 'utf8')).toBe('Jana')
  })

  test.each([
    ['throws', () => Promise.reject(new Error('The database does not answer.'))],
    ['returns nothing', () => Promise.resolve(undefined)],
  ])('is not left behind if the function that makes its text %s', async (_, make) => {
    const file = path.join(folder, 'none.csv')
    await writeNewPrivateFile(file, make).catch(() => undefined)
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
