import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { aPicture } from '../../../tests/support/fixtures'
import { renderIn } from '../../../tests/support/render'
import { Picture, PicturePreload } from './picture'

const file = aPicture()

test('browsers without AVIF get JPEG', () => {
  const { container } = renderIn('cs', <Picture file={file} alt="Moře" sizes="92vw" />)
  const parts = [...container.querySelectorAll('picture > *')]
  expect(parts.map((part) => part.getAttribute('type') ?? part.tagName)).toEqual(['image/avif', 'IMG'])
  expect(parts.map((part) => part.getAttribute('sizes'))).toEqual(['92vw', '92vw'])
  expect(screen.getByRole('img', { name: 'Moře' })).toHaveAttribute('src', '/static/720.jpg')
})

test('a preview has one small JPEG, and every size in AVIF', () => {
  const { container } = renderIn('cs', <Picture file={file} alt="Moře" sizes="92vw" preview />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('src', '/static/480.jpg')
  expect(image).not.toHaveAttribute('srcset')
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/static/480.avif 480w, /static/720.avif 720w')
})

test('a preview narrower than that has its only JPEG', () => {
  const narrow = aPicture()
  const { images } = narrow.gatsbyImageData as { images: { fallback: { srcSet: string } } }
  images.fallback.srcSet = '/static/240.jpg 240w'
  renderIn('cs', <Picture file={narrow} alt="Moře" sizes="92vw" preview />)
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/static/240.jpg 240w')
})

test('the size of a picture is in the HTML, so loading it causes no layout shift', () => {
  renderIn('cs', <Picture file={aPicture({ width: 3, height: 2 })} alt="Moře" sizes="92vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('width', '1440')
  expect(screen.getByRole('img')).toHaveAttribute('height', '960')
})

test.each([
  ['the first picture of a page is loaded at once, with high priority', true, 'eager', 'high', 'sync'],
  ['of several first pictures the page loads the one that it shows', 'of several', 'lazy', 'high', 'sync'],
  ['every other picture is loaded lazily', false, 'lazy', null, 'async'],
] as const)('%s', (_, first, ...expected) => {
  renderIn('cs', <Picture file={file} alt="Moře" sizes="92vw" first={first} />)
  const image = screen.getByRole('img')
  expect(['loading', 'fetchpriority', 'decoding'].map((name) => image.getAttribute(name))).toEqual(expected)
})

test('the styles of pages know the ratio of a picture and the colour behind it', () => {
  const ofPicture = aPicture({ width: 3, height: 2 })
  const { container } = renderIn('cs', <Picture file={ofPicture} alt="Moře" sizes="92vw" className="big" />)
  expect(container.firstChild).toHaveClass('picture', 'big')
  expect(container.firstChild).toHaveStyle({ '--ratio': '1.5', '--colour': '#385868' })
})

const preloadOf = (props: Partial<React.ComponentProps<typeof PicturePreload>> = {}) =>
  renderToStaticMarkup(<PicturePreload file={file} sizes="92vw" {...props} />)

test('the AVIF of the picture is preloaded, for the same width as the picture', () => {
  expect(preloadOf()).toBe(
    '<link rel="preload" as="image" type="image/avif" href="/static/480.avif" imageSrcSet="/static/480.avif 480w, /static/720.avif 720w" imageSizes="92vw" fetchPriority="high"/>',
  )
})

test('the preload of one of several waits until a script has chosen it', () => {
  expect(preloadOf({ choice: 2 })).toContain(' media="not all" data-hero="2"/>')
})

test('a file that is not a picture renders nothing, and has no preload', () => {
  const none = { gatsbyImageData: null }
  const { container } = renderIn('cs', <Picture file={none} alt="Moře" sizes="92vw" />)
  expect(container).toBeEmptyDOMElement()
  expect(preloadOf({ file: none })).toBe('')
})
