/** The size of a picture for shared links that every network shows whole. */
export const socialCardSize = { width: 1200, height: 630 } as const

/**
 * Where the picture for links to a page is.
 * @param path the page's
 * @example socialCardPath('/en/artist-jana-nova') // '/social/en/artist-jana-nova.jpg'
 */
export function socialCardPath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.jpg`
}
