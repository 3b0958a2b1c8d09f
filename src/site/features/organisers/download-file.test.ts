import { allTexts } from '../../../../tests/support/render'
import { textsFrom } from '../../../i18n/texts'
import { downloadLinks } from './download-file'

const guest = { name: 'Jana', email: 'jana@guest.example', locale: 'cs', seats: 2, link: '/pozvanka?t=1' }

function followed() {
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined })
  return names
}

const download = () => downloadLinks('vecer', [guest], textsFrom(allTexts('en')))

test('links that are shown once are a table for Excel; where the code for it does not load, they are CSV', async () => {
  const names = followed()
  jest.useFakeTimers()
  await download()
  jest.doMock('./write-xlsx', () => {
    throw new Error('Loading chunk 1 failed.')
  })
  jest.resetModules()
  await download()
  jest.useRealTimers()
  expect(names).toEqual(['vecer-links.xlsx', 'vecer-links.csv'])
})
