/** The path of the small picture that a name on the home page opens to (src/gatsby/names/thumbnail.ts). */
export const thumbnailPath = (slug: string): string => `/names/${slug}.avif`
