/** The path of the small picture that a name on the home page opens to (src/gatsby/pictures/thumbnail.ts). */
export const thumbnailPath = (slug: string): string => `/names/${slug}.avif`
