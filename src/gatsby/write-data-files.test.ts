/** @jest-environment node */
import { readContents } from './published-content/read-contents'
import { writeCalendarFiles } from './public-files/calendar-files'
import { pause, writeDataFilesLater } from './write-data-files'

jest.mock('./public-files/calendar-files', () => ({ writeCalendarFiles: jest.fn() }))
jest.mock('./search/write-search-index', () => ({ writeSearchIndex: jest.fn() }))
jest.mock('./published-content/read-contents', () => ({ readContents: jest.fn() }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(writeCalendarFiles).mockReset()
})

afterEach(() => jest.useRealTimers())

test('several changes of the content are written once, and no page waits for it', async () => {
  writeDataFilesLater(jest.fn())
  await jest.advanceTimersByTimeAsync(pause - 1)
  writeDataFilesLater(jest.fn())
  await jest.advanceTimersByTimeAsync(pause - 1)
  expect(writeCalendarFiles).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(writeCalendarFiles).toHaveBeenCalledTimes(1)
})

test.each([writeCalendarFiles, readContents])('what cannot be read or written is told', async (step) => {
  const failed = jest.fn()
  const reason = new Error('The disk is full')
  jest.mocked(step as () => unknown).mockImplementation(() => {
    throw reason
  })
  writeDataFilesLater(failed)
  await jest.advanceTimersByTimeAsync(pause)
  expect(failed).toHaveBeenCalledWith(reason)
})
