/** @jest-environment node */
import { pathTo } from '../../i18n/routes'
import { socialImagePath } from './social-image'

test('a social image has the path of its page', () => {
  expect(socialImagePath(pathTo('artist', 'en', 'jana-nova'))).toBe('/social/en/artist-jana-nova.jpg')
  expect(socialImagePath(pathTo('artist', 'cs', 'jana-nova'))).toBe('/social/umelec-jana-nova.jpg')
  expect(socialImagePath(pathTo('home', 'cs'))).toBe('/social/index.jpg')
  expect(socialImagePath(pathTo('home', 'en'))).toBe('/social/en.jpg')
})
