import * as React from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderIn } from '../../../../../tests/support/render'
import { Suggestion } from './suggestion'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const taken = jest.fn()
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('a known slip is asked about, once nothing more is typed', async () => {
  renderIn('en', <Suggestion email="jana@gmial.com" onTake={taken} />)
  wait(400)
  expect(screen.queryByRole('button')).toBeNull()
  wait(200)
  await user.click(screen.getByRole('button', { name: 'Did you mean jana@gmail.com?' }))
  expect(taken).toHaveBeenCalledWith('jana@gmail.com')
})

function Typing() {
  const [email, setEmail] = React.useState('jana@gmai.com')
  return (
    <>
      <button type="button" onClick={() => setEmail('jana@gmail.com')}>
        type
      </button>
      <Suggestion email={email} onTake={taken} />
    </>
  )
}

test('while somebody types, nothing is asked', async () => {
  renderIn('en', <Typing />)
  wait(400)
  await user.click(screen.getByRole('button', { name: 'type' }))
  wait(1000)
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
