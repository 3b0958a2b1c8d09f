/** The size of a social image in pixels. Every network shows an image of this size whole. */
export const socialImageSize = { width: 1200, height: 630 } as const

/**
 * The path of a page's social image.
 * @param path the path of the page
 * @example socialImagePath('/en/artist-jana-nova') // '/social/en/artist-jana-nova.jpg'
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.jpg`
}
