/** @jest-environment node */
import { pagesOf, pagesOfAll, previewUrl } from './changed-pages'

test.each([
  ['content/artists/jana-nova/artist.yaml', { slug: 'jana-nova' }, ['/umelec-jana-nova', '/umelci', '/dila']],
  ['content/artists/jana-nova/more.jpg', { slug: 'jana-nova' }, ['/umelec-jana-nova', '/umelci', '/dila']],
  ['content/artists/jana-nova/artist.yaml', {}, ['/umelci', '/dila']],
  ['content/events/dilna.yaml', { slug: 'dilna' }, ['/program/dilna', '/?lang=cs#program']],
  ['content/events/vecer.yaml', { slug: 'vecer', invitation: 'zvani' }, ['/zvani']],
  ['content/exhibition.yaml', {}, ['/?lang=cs']],
  ['content/mapa.svg', {}, ['/?lang=cs']],
  ['content/okoli-pristavu.svg', {}, ['/?lang=cs']],
  ['content/pages/pro-media.yaml', { slugs: { cs: 'pro-media', en: 'press' } }, ['/pro-media']],
  ['content/pages/pro-media.yaml', {}, []],
  ['content/partners/koivu.svg', {}, ['/?lang=cs']],
  ['content/places/horni-sal.yaml', {}, ['/?lang=cs#program', '/?lang=cs#contact']],
  ['content/translations/artist.yaml', {}, ['/umelci', '/dila']],
  ['content/translations/works.yaml', {}, ['/dila']],
  ['content/files/papiry/rad.pdf', {}, ['/papiry/rad.pdf']],
  ['content/files/x) [y](z.pdf', {}, []],
  ['src/pages.ts', {}, []],
  ['content/README.md', {}, []],
])('the pages that show %s with %o are %j', (file, facts, expected) => {
  expect(pagesOf(file, facts).map(({ paths }) => paths.cs)).toEqual(expected)
})

test('every page has a path in each language', () => {
  expect(pagesOf('content/artists/x/artist.yaml', { slug: 'x' })[0]!.paths).toEqual({
    cs: '/umelec-x',
    en: '/en/artist-x',
  })
})

test('a page that shows several files is listed once', () => {
  const files = ['content/exhibition.yaml', 'content/partners/a.yaml', 'content/partners/b.yaml']
  expect(pagesOfAll(files.map((file) => ({ file })))).toHaveLength(1)
})

test('a page has an address in the preview of a pull request', () => {
  expect(previewUrl('sedm', 42, '/umelci')).toBe('https://deploy-preview-42--sedm.netlify.app/umelci')
})
