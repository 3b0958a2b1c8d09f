import { whileListening } from '../../../../../tests/support/while-listening'
import { keepCard } from './keep-card.script'

beforeEach(() => {
  document.body.innerHTML = `<h1 data-registration-confirmed></h1>
    <button data-picture="/missing.js" data-file="dilna.png"></button><p hidden>Not saved</p><button data-print></button>`
})

test('a picture that cannot be saved is not passed over in silence', async () => {
  whileListening(() => {
    keepCard()
    document.querySelector<HTMLElement>('[data-picture]')!.click()
  })
  // The script cannot be loaded.
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector('p')).not.toHaveAttribute('hidden')
})

test('the card is printed by its button only', () => {
  const printed = jest.spyOn(window, 'print').mockImplementation(() => {})
  whileListening(() => {
    keepCard()
    document.querySelector<HTMLElement>('[data-print]')!.click()
    document.body.click()
  })
  expect(printed).toHaveBeenCalledTimes(1)
})
