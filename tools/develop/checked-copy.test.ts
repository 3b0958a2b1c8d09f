/** @jest-environment node */
import { EventEmitter, once } from 'node:events'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder } from '../../tests/support/in-folder'
import { keepCheckedCopy } from './checked-copy'

afterEach(() => jest.restoreAllMocks())

/** Content is valid unless it contains the word "wrong". `events` are each update of the copy and each printed message. */
const withContent = (
  text: string,
  act: (content: {
    source: string
    copy: string
    events: EventEmitter
    start: () => Promise<() => Promise<void>>
  }) => Promise<void>,
) =>
  inFolder({ 'content/a.yaml': text, 'content/b.yaml': 'b' }, async (folder) => {
    const [source, copy] = [path.join(folder, 'content'), path.join(folder, 'copy')]
    const events = new EventEmitter()
    jest.spyOn(console, 'error').mockImplementation((message) => void events.emit('message', message))
    const check = async () => !(await readFile(path.join(source, 'a.yaml'), 'utf8')).includes('wrong')
    const updated = async () => void events.emit('updated')
    await act({ source, copy, events, start: () => keepCheckedCopy({ source, copy, check, updated }) })
  })

test('the first copy is made when the content has no errors', () =>
  withContent('wrong', async ({ source, copy, events, start }) => {
    const message = once(events, 'message')
    const started = start()
    expect(await message).toEqual(['Waiting until the content has no errors …'])
    await writeFile(path.join(source, 'a.yaml'), 'right')
    const stop = await started
    expect(await readFile(path.join(copy, 'a.yaml'), 'utf8')).toBe('right')
    await stop()
  }))

test('a change during the first check is noticed', () =>
  withContent('wrong', async ({ source, copy }) => {
    let checks = 0
    const check = async () => {
      if (checks++ > 0) return true
      await writeFile(path.join(source, 'a.yaml'), 'right')
      return false
    }
    const stop = await keepCheckedCopy({ source, copy, check, updated: async () => {} })
    expect(await readFile(path.join(copy, 'a.yaml'), 'utf8')).toBe('right')
    await stop()
  }))

test('a change is copied, and a renamed or deleted file leaves the copy', () =>
  withContent('one', async ({ source, copy, events, start }) => {
    const stop = await start()
    /** One change may reach the copy in several updates. */
    const untilCopied = async (isCopied: () => Promise<boolean>) => {
      for (let updated = once(events, 'updated'); !(await isCopied()); updated = once(events, 'updated')) await updated
    }
    const files = async () => (await readdir(copy)).join()
    await writeFile(path.join(source, 'a.yaml'), 'three')
    await untilCopied(async () => (await readFile(path.join(copy, 'a.yaml'), 'utf8')) === 'three')
    // Many editors save in this way.
    await writeFile(path.join(source, 'new'), 'fifth')
    await rename(path.join(source, 'new'), path.join(source, 'a.yaml'))
    await untilCopied(async () => (await readFile(path.join(copy, 'a.yaml'), 'utf8')) === 'fifth')
    await writeFile(path.join(source, 'a.yaml'), 'sixth.')
    await untilCopied(async () => (await readFile(path.join(copy, 'a.yaml'), 'utf8')) === 'sixth.')
    await rename(path.join(source, 'b.yaml'), path.join(source, 'c.yaml'))
    await untilCopied(async () => (await files()) === 'a.yaml,c.yaml')
    await rm(path.join(source, 'c.yaml'))
    await untilCopied(async () => (await files()) === 'a.yaml')
    await stop()
  }))

test('a change with errors is not copied, and the terminal says when the errors are fixed', () =>
  withContent('one', async ({ source, copy, events, start }) => {
    const stop = await start()
    const message = once(events, 'message')
    await writeFile(path.join(source, 'a.yaml'), 'wrong')
    expect(await message).toEqual(['The browser still shows the last content without errors.'])
    expect(await readFile(path.join(copy, 'a.yaml'), 'utf8')).toBe('one')
    const updated = once(events, 'updated')
    const inOrder = once(events, 'message')
    await writeFile(path.join(source, 'a.yaml'), 'three')
    await updated
    expect(await inOrder).toEqual(['The content has no errors any more. The browser shows it.'])
    expect(await readFile(path.join(copy, 'a.yaml'), 'utf8')).toBe('three')
    await stop()
  }))

test('whoever ends it waits for the check that runs', () =>
  withContent('one', async ({ source, copy }) => {
    const checks = new EventEmitter()
    let isChecking = false
    const check = async () => {
      isChecking = true
      checks.emit('start')
      for (let time = 0; time < 500; time++) await stat(source)
      isChecking = false
      return true
    }
    const stop = await keepCheckedCopy({ source, copy, check, updated: async () => {} })
    const started = once(checks, 'start')
    await writeFile(path.join(source, 'a.yaml'), 'three')
    await started
    await stop()
    expect(isChecking).toBe(false)
  }))
