import { fireEvent, screen } from '@testing-library/react'
import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { GuestRow } from './guest-row'

const novak = { id: '1', name: 'Jiří Novák', seats: 2, arrived: 0 }
const row = () => screen.getByRole('button', { name: 'Jiří Novák 2 places' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A row whose guest can change, with what was ticked. */
function renderRow(arrivedFirst = 0) {
  const ticked: number[] = []
  let arrive: (arrived: number) => void = () => undefined
  function Row() {
    const [arrived, setArrived] = React.useState(arrivedFirst)
    arrive = setArrived
    const tick = (value: number) => {
      ticked.push(value)
      setArrived(value)
    }
    return <GuestRow guest={{ ...novak, arrived }} onArrived={tick} />
  }
  renderIn('en', <Row />)
  return { ticked, arrive: (arrived: number) => React.act(() => arrive(arrived)) }
}

test('a tap right after another device has ticked the guest does not undo that', () => {
  const { ticked, arrive } = renderRow()
  arrive(2)
  jest.advanceTimersByTime(900)
  fireEvent.click(row())
  expect(ticked).toEqual([])
  jest.advanceTimersByTime(100)
  fireEvent.click(row())
  expect(ticked).toEqual([0])
})

test('the second tap of a double tap does not undo the first', () => {
  const { ticked } = renderRow()
  fireEvent.click(row())
  fireEvent.click(row())
  expect(ticked).toEqual([2])
  jest.advanceTimersByTime(1000)
  fireEvent.click(row())
  expect(ticked).toEqual([2, 0])
})

test('the second tap of a double tap that adds a guest does not take them back', () => {
  const { ticked } = renderRow(2)
  jest.advanceTimersByTime(900)
  fireEvent.click(row())
  expect(ticked).toEqual([])
  jest.advanceTimersByTime(100)
  fireEvent.click(row())
  expect(ticked).toEqual([0])
})

test('a tap right after one of two was let in lets in the other', () => {
  const { ticked } = renderRow()
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  fireEvent.click(row())
  expect(ticked).toEqual([1, 2])
})

test('Enter held down is no tap', () => {
  renderRow()
  expect(fireEvent.keyDown(row(), { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(row(), { key: 'Enter', repeat: true })).toBe(false)
})
