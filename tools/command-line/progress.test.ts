/** @jest-environment node */
import { startProgress } from './progress'

/** An output that keeps what is written, and a clock. */
function anOutput({ isTTY, columns = 80 }: { isTTY: boolean; columns?: number }) {
  let time = 0
  const written: string[] = []
  const output = { isTTY, columns, write: (text: string) => Boolean(written.push(text)) }
  const pass = (seconds: number) => {
    time += seconds * 1000
    jest.advanceTimersByTime(seconds * 1000)
  }
  return { progress: startProgress(output, () => time), written, pass, last: () => written.at(-1) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a terminal has one line, which changes in place', () => {
  const { progress, last, written } = anOutput({ isTTY: true })
  progress.show('Pages', '1 of 9, Gatsby starts')
  progress.show('Pictures', '3 of 40')
  expect(last()).toBe('Pages: 1 of 9, Gatsby starts   Pictures: 3 of 40')
  progress.end('Pages')
  expect(last()).toBe('Pictures: 3 of 40')
  progress.stop()
  expect(written.join('')).not.toContain('\n')
  expect(last()).toBe('\r\x1b[2K')
})

test('a step that takes long says for how long, without a new event', () => {
  const { progress, last, pass } = anOutput({ isTTY: true })
  progress.show('Pages', 'scripts and styles')
  pass(12)
  expect(last()).toBe('Pages: scripts and styles, 12 s')
  progress.stop()
})

test('the line is never wider than the terminal', () => {
  const { progress, last } = anOutput({ isTTY: true, columns: 20 })
  progress.show('Pages', 'social images, the search and calendars')
  expect(last()).toHaveLength(19)
  progress.stop()
})

test('a terminal of unknown width shows the whole line', () => {
  const { progress, last } = anOutput({ isTTY: true, columns: 0 })
  progress.show('Pages', 'the fonts')
  expect(last()).toBe('Pages: the fonts')
  progress.stop()
})

test('text that stays is printed above the line', () => {
  const { progress, written } = anOutput({ isTTY: true })
  progress.show('Pages', 'the fonts')
  progress.print('warn The letter ɐ is missing')
  expect(written.slice(-4)).toEqual(['\r\x1b[2K', 'warn The letter ɐ is missing\n', '\r\x1b[2K', 'Pages: the fonts'])
  progress.stop()
})

test('without a terminal there are plain lines, for each part at most one in ten seconds', () => {
  const { progress, written, pass } = anOutput({ isTTY: false })
  progress.show('Pictures', '0 of 40')
  progress.show('Pages', 'the fonts')
  pass(4)
  progress.show('Pictures', '1 of 40')
  pass(7)
  progress.show('Pictures', '2 of 40')
  progress.stop()
  expect(written).toEqual(['Pictures: 0 of 40\n', 'Pages: the fonts\n', 'Pictures: 2 of 40\n'])
})
