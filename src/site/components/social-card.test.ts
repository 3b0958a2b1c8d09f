import { pathTo } from '../../i18n/routes'
import { socialCardPath } from './social-card'

test('a picture for shared links is called like its page', () => {
  expect(socialCardPath(pathTo('artist', 'en', 'jana-nova'))).toBe('/social/en/artist-jana-nova.jpg')
  expect(socialCardPath(pathTo('artist', 'cs', 'jana-nova'))).toBe('/social/umelec-jana-nova.jpg')
  expect(socialCardPath(pathTo('home', 'cs'))).toBe('/social/index.jpg')
  expect(socialCardPath(pathTo('home', 'en'))).toBe('/social/en.jpg')
})
