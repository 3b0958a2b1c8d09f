/** @jest-environment node */
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { insideFolder } from './in-folder'
import { preparedFolder } from './prepared-folder'

const file = 'text.txt'
const writing = (text: string) => (folder: string) => writeFile(path.join(folder, file), text)
const contentOf = async (folder: Promise<string>) => readFile(path.join(await folder, file), 'utf8')
const folders = () => readdir('node_modules/.cache')

test('a folder is made once for the same things, and again for others', () =>
  insideFolder({}, async () => {
    expect(await contentOf(preparedFolder('data', ['a'], writing('1')))).toBe('1')
    expect(await contentOf(preparedFolder('data', ['a'], writing('2')))).toBe('1')
    expect(await contentOf(preparedFolder('data', ['b'], writing('3')))).toBe('3')
  }))

test('of two that make it at once, both get the same folder, and nothing is left behind', () =>
  insideFolder({}, async () => {
    const both = await Promise.all([1, 2].map((text) => contentOf(preparedFolder('data', [], writing(`${text}`)))))
    expect(new Set(both).size).toBe(1)
    expect(await folders()).toHaveLength(1)
  }))

test('what fails half-way is not used later', () =>
  insideFolder({}, async () => {
    const failing = async () => {
      throw new Error('no space left')
    }
    await expect(preparedFolder('data', [], failing)).rejects.toThrow('no space left')
    expect(await contentOf(preparedFolder('data', [], writing('whole')))).toBe('whole')
    expect(await folders()).toHaveLength(1)
  }))

test('when another is made, those of the name that are older than a week are deleted', () =>
  insideFolder({}, async () => {
    const [old, young, other] = [
      await preparedFolder('data', ['old'], writing('1')),
      await preparedFolder('data', ['young'], writing('2')),
      await preparedFolder('other', [], writing('3')),
    ]
    const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60
    for (const each of [old, other]) await utimes(each, eightDaysAgo, eightDaysAgo)
    expect(await contentOf(preparedFolder('data', ['old'], writing('4')))).toBe('1')
    const latest = await preparedFolder('data', ['new'], writing('5'))
    expect((await folders()).toSorted()).toEqual([young, other, latest].map((each) => path.basename(each)).toSorted())
  }))
