/** @jest-environment node */
import { startProgress } from '../command-line/progress'
import { readRegisteredEvents } from '../content/registered-events'
import { startMaking } from '../pictures/start-making'
import { buildSite } from './build-site.mts'
import { gatsbyBuild } from './gatsby.mts'
import { writeRegistrations } from './write-registrations.mts'

jest.mock('../../src/gatsby/build-cache')
jest.mock('../command-line/progress')
jest.mock('../content/registered-events')
jest.mock('../pictures/start-making')
jest.mock('./gatsby.mts')
jest.mock('./write-registrations.mts')

test('a site without all its pictures is not built', async () => {
  jest.mocked(readRegisteredEvents).mockReturnValue({ events: [] } as never)
  jest.mocked(gatsbyBuild).mockResolvedValue(true)
  const making = { siteIsBuilt: () => undefined, stop: () => undefined, isComplete: Promise.resolve(false) }
  jest.mocked(startMaking).mockReturnValue(making)
  jest.mocked(startProgress).mockReturnValue({ stop: () => undefined } as never)
  expect(await buildSite({ isChecked: true })).toBe(false)
  expect(writeRegistrations).not.toHaveBeenCalled()
})
