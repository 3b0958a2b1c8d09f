/** @jest-environment node */
import { batchesOf, type Selection, type SelectedGuest } from './many'

const guest = (id: number, state: SelectedGuest['state'] = 'registered'): SelectedGuest => ({
  ...{ id: String(id), name: 'Host', email: null, state, seats: 1 },
})
const selection = (event: string, guests: SelectedGuest[]): Selection => ({ event, guests })

test('those who wait come first in each event', () => {
  const selections = [
    selection('vecer', [guest(1), guest(2, 'waiting'), guest(3), guest(4, 'waiting')]),
    selection('dilna', [guest(5)]),
  ]
  expect(batchesOf(selections, 'cancel')).toEqual([
    { event: 'vecer', ids: ['2', '4', '1', '3'] },
    { event: 'dilna', ids: ['5'] },
  ])
})

test('5,000 guests are cancelled by one request, and erased by twenty', () => {
  const many = [
    selection(
      'vecer',
      Array.from({ length: 5000 }, (_, index) => guest(index)),
    ),
  ]
  expect(batchesOf(many, 'cancel')).toHaveLength(1)
  const batches = batchesOf(many, 'eraseMany')
  expect(batches).toHaveLength(20)
  expect(new Set(batches.flatMap(({ ids }) => ids)).size).toBe(5000)
})

test('nobody is no request', () => {
  expect(batchesOf([selection('vecer', [])], 'eraseMany')).toEqual([])
})
