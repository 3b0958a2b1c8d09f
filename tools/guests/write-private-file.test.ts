/** @jest-environment node */
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writePrivateFile } from './write-private-file'

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
