export type Picture = { absolutePath: string; internal: { contentDigest: string } }

export type Work = { slug: string; image: Picture }

/** The work in the title of the home page: the one that the exhibition names, otherwise the artist's first. */
export function heroWorkOf({ hero, heroWork }: { hero: { works: Work[] }; heroWork: string | null }): Work | undefined {
  return hero.works.find(({ slug }) => slug === heroWork) ?? hero.works[0]
}
