import { waitFor } from '@testing-library/react'
import { maxFileSize, prepareChosenFiles } from './chosen-file'

test('a file that the form cannot store is refused with a sentence, and the form does not get it', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined)
  const emptied = jest.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const take = jest.fn()
  document.body.innerHTML = '<input type="file" />'
  const input = document.querySelector('input')!
  const file = Object.defineProperty(new File([], 'more.tif'), 'size', { value: maxFileSize + 150_000 })
  Object.defineProperty(input, 'files', { value: [file] })

  prepareChosenFiles('cs')
  document.addEventListener('change', take)
  input.dispatchEvent(new Event('change', { bubbles: true }))

  await waitFor(() => expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^„more.tif“ má 25,2 MB/)))
  // Who chooses the same file again is told again.
  expect(emptied.mock.calls).toEqual([['']])
  expect(take).not.toHaveBeenCalled()
})
