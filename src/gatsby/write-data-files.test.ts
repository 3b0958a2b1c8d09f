/** @jest-environment node */
import { writeCalendarFiles } from './public-files/calendar-files'
import { pause, writeDataFilesLater } from './write-data-files'

jest.mock('./public-files/calendar-files', () => ({ writeCalendarFiles: jest.fn() }))
jest.mock('./search/write-search-index', () => ({ writeSearchIndex: jest.fn() }))
jest.mock('./structured-data/content', () => ({ readContent: jest.fn() }))

const args = { graphql: jest.fn() }

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(writeCalendarFiles).mockReset()
})

afterEach(() => jest.useRealTimers())

test('several changes of the content are written once, and no page waits for it', async () => {
  writeDataFilesLater(args, jest.fn())
  await jest.advanceTimersByTimeAsync(pause - 1)
  writeDataFilesLater(args, jest.fn())
  await jest.advanceTimersByTimeAsync(pause - 1)
  expect(writeCalendarFiles).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(writeCalendarFiles).toHaveBeenCalledTimes(1)
})

test('what cannot be written is told', async () => {
  const failed = jest.fn()
  const reason = new Error('The disk is full')
  jest.mocked(writeCalendarFiles).mockRejectedValue(reason)
  writeDataFilesLater(args, failed)
  await jest.advanceTimersByTimeAsync(pause)
  expect(failed).toHaveBeenCalledWith(reason)
})
