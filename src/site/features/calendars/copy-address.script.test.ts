import { waitFor } from '@testing-library/react'
import { copyAddress } from './copy-address.script'

document.body.innerHTML = `<div data-copied="Copied" data-not-copied="Select it">
  <p><span>https://six.example/a.ics</span> <button data-copy="">Copy</button> <span role="status"></span></p>
  <p><span>https://six.example/b.ics</span> <button data-copy="">Copy</button> <span role="status"></span></p>
</div>`
copyAddress()

const [first, second] = document.querySelectorAll<HTMLElement>('[role=status]')

/** Presses the second button in a browser that copies in this way. */
function press(writeText?: jest.Mock): void {
  Object.assign(navigator, { clipboard: writeText && { writeText } })
  document.querySelectorAll('button')[1]!.click()
}

test('the button copies the address before it, and says so beside it', async () => {
  const writeText = jest.fn()
  press(writeText)
  await waitFor(() => expect(second!.textContent).toBe('Copied'))
  expect(writeText).toHaveBeenCalledWith('https://six.example/b.ics')
  expect(first!.textContent).toBe('')
})

test.each([
  ['the browser refuses', jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))],
  ['the browser cannot copy', undefined],
])('if %s, the address is selected, and a message says so', async (_, writeText) => {
  press(writeText)
  await waitFor(() => expect(second!.textContent).toBe('Select it'))
  expect(String(getSelection())).toBe('https://six.example/b.ics')
})
