/** @jest-environment node */
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { aPicture } from '../../../tests/support/fixtures'
import { PicturePreload } from './picture-preload'

const preloadOf = (props: Partial<React.ComponentProps<typeof PicturePreload>> = {}) =>
  renderToStaticMarkup(<PicturePreload file={aPicture()} sizes="92vw" {...props} />)

test('the AVIF of the picture is preloaded, for the same width as the picture', () => {
  expect(preloadOf()).toBe(
    '<link rel="preload" as="image" type="image/avif" href="/static/480.avif" imageSrcSet="/static/480.avif 480w, /static/720.avif 720w" imageSizes="92vw" fetchPriority="high"/>',
  )
})

test('one of several waits until a script has chosen it', () => {
  expect(preloadOf({ choice: 2 })).toContain(' media="not all" data-hero="2"/>')
})

test('a file that is not a picture has no preload', () => {
  expect(preloadOf({ file: { gatsbyImageData: null } })).toBe('')
})
