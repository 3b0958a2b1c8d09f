import { waitFor } from '@testing-library/react'
import { sharePage } from './share-button.script'

document.body.innerHTML = `<button data-share="">Share</button>
  <p role="status"><span data-shared="copied" hidden>Copied</span><span data-shared="failed" hidden>Failed</span></p>`
document.title = 'Jana Nová: Moře – Sedm'
history.replaceState(null, '', '/umelec-jana-nova/more?asOf=2031-09-04#content')
sharePage()

const url = 'http://localhost/umelec-jana-nova/more'
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shared]')].find(({ hidden }) => !hidden)?.textContent
const message = (text: string | undefined) => waitFor(() => expect(shown()).toBe(text))

/** Presses the button in a browser with these functions. */
function press(functions: { share?: jest.Mock; writeText?: jest.Mock }): void {
  Reflect.deleteProperty(navigator, 'share')
  if (functions.share) Object.assign(navigator, { share: functions.share })
  Object.assign(navigator, { clipboard: functions.writeText && { writeText: functions.writeText } })
  document.querySelector('button')!.click()
}

test('the dialog of the browser gets the title and the address without query and fragment', () => {
  const share = jest.fn()
  press({ share })
  expect(share).toHaveBeenCalledWith({ title: 'Jana Nová: Moře – Sedm', url })
})

test('without that dialog the address is copied, and a message says so', async () => {
  const writeText = jest.fn()
  press({ writeText })
  await message('Copied')
  expect(writeText).toHaveBeenCalledWith(url)
})

test.each([
  ['the browser refuses to copy', { writeText: jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) }],
  ['the browser cannot copy', {}],
  ['the dialog fails', { share: jest.fn().mockRejectedValue(new DOMException('', 'DataError')) }],
])('if %s, a message says so', async (_, functions) => {
  press({ writeText: jest.fn() })
  await message('Copied')
  press(functions)
  await message('Failed')
})

test('a fragment that is part of what is shared is kept, and in the address bar if the address could not be copied', async () => {
  const button = document.querySelector('button')!
  button.dataset.share = '#plan=skladani'
  const writeText = jest.fn()
  press({ writeText })
  await message('Copied')
  expect(writeText).toHaveBeenCalledWith(`${url}#plan=skladani`)
  press({})
  await message('Failed')
  expect(location.href).toBe(`${url}#plan=skladani`)
  button.dataset.share = ''
})

test('a visitor who closes the dialog sees no message', async () => {
  press({ writeText: jest.fn() })
  await message('Copied')
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'))
  press({ share })
  await expect(share.mock.results[0]!.value).rejects.toThrow()
  expect(shown()).toBeUndefined()
})
