/** The first artist who leads an event; undefined if no artist does. */
export const leadingArtist = <Artist>(ledBy: readonly { readonly artist: Artist | null }[]): Artist | undefined =>
  ledBy.find(({ artist }) => artist)?.artist ?? undefined
