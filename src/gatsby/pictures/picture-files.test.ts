/** @jest-environment node */
import { imageDataOf } from './image-data'
import { filesOf, type Picture, picturePath, widthsOf } from './picture-files'

const sea: Picture = { name: 'Moře a nebe (1)', digest: 'a'.repeat(32), width: 2000, height: 1000 }

test('a picture has four widths of AVIF and two of JPEG, and no file is wider than the picture', () => {
  expect(widthsOf('avif', 2000)).toEqual([240, 480, 720, 1440])
  expect(widthsOf('jpg', 2000)).toEqual([480, 1440])
  expect(widthsOf('avif', 1000)).toEqual([240, 480, 720, 1000])
  expect(widthsOf('jpg', 300)).toEqual([300])
  expect(widthsOf('avif', 240)).toEqual([240])
})

test('an address has the name of the file, and depends on its bytes', () => {
  const [first] = filesOf(sea)
  expect(first!.path).toMatch(/^\/static\/more-a-nebe-1-[0-9a-f]{8}-240\.avif$/)
  expect(first!.path).toMatch(picturePath)
  expect(filesOf({ ...sea, digest: 'b'.repeat(32) })[0]!.path).not.toBe(first!.path)
  expect(filesOf({ ...sea, name: '海' })[0]!.path).toMatch(/^\/static\/picture-/)
})

test('pages ask for the files that are made, and for no others', () => {
  for (const width of [2000, 1440, 1000, 300, 100]) {
    const picture = { ...sea, width }
    const { images } = imageDataOf(picture, '#123456')
    const sets = [images.sources?.[0]?.srcSet, images.fallback?.srcSet].join(',')
    expect(sets.match(/\/static\/\S+/g)).toEqual(filesOf(picture).map(({ path }) => path))
  }
})

test('a small picture has the narrow files only, and a JPEG of its own', () => {
  const { images, width, height, backgroundColor } = imageDataOf(sea, '#123456', 480)
  expect(images.sources?.[0]?.srcSet.match(/ \d+w/g)).toEqual([' 240w', ' 480w'])
  expect(images.fallback?.srcSet).toContain('480w')
  expect([width / height, backgroundColor]).toEqual([2, '#123456'])
})
