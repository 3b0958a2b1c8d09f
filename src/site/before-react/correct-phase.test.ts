import { whileListening } from '../../../tests/support/while-listening'
import { minuteChange } from '../dom/contract'
import { correctPhase } from './correct-phase'

const { dataset } = document.documentElement

afterEach(() => ['phase', 'opens', 'closes'].forEach((name) => delete dataset[name]))

/** The phase of a page that was built before the exhibition and is opened at a time. */
function phaseAt(now: string, span = { opens: '2031-09-04T08:00:00.000Z', closes: '2031-09-07T19:00:00.000Z' }) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  Object.assign(dataset, { phase: 'before', ...span })
  whileListening(correctPhase)
  return dataset.phase
}

test('the clock corrects the phase of the build', () => {
  expect(phaseAt('2031-09-04T07:59:59Z')).toBe('before')
  expect(phaseAt('2031-09-04T08:00:00Z')).toBe('during')
  expect(phaseAt('2031-09-07T18:59:59Z')).toBe('during')
  expect(phaseAt('2031-09-07T19:00:00Z')).toBe('after')
})

test('without dates the phase does not change', () => {
  expect(phaseAt('2031-09-05T10:00:00Z', { opens: '', closes: '' })).toBe('before')
})

test('the phase changes with the minute in which the exhibition opens', () => {
  whileListening(() => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-04T07:59:00Z'))
    Object.assign(dataset, { opens: '2031-09-04T08:00:00.000Z', closes: '2031-09-07T19:00:00.000Z' })
    correctPhase()
    expect(dataset.phase).toBe('before')
    clock.mockReturnValue(Date.parse('2031-09-04T08:00:00Z'))
    document.dispatchEvent(new Event(minuteChange))
    expect(dataset.phase).toBe('during')
  })
})
