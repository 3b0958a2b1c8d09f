// What a build takes from the content for pages and scripts. `src/gatsby/build-values.ts` writes the module, and package.json
// names it `#build-values`. In unit tests it is tests/support/build-values.ts.

/** The instant of the `demoDate`; '' without one. */
export declare const asOf: string
/** The time zone of the parameter `?asOf`; '' in a production build, which ignores the parameter. */
export declare const previewTimeZone: string
/** The `@font-face` rules of the title font, the body font and their fallbacks. */
export declare const fontFaces: string
/** The path of the title font, which pages preload. */
export declare const titleFont: string
/** One line for each advance width in hundredths of an em, from 0: the letters of the title font with this width. */
export declare const titleFontWidths: string
/** The same for the space before a letter, its left side bearing. Only letters without accents, and digits. */
export declare const titleFontBearings: string
/** The height of a capital in the title font, in em. */
export declare const titleCapHeight: number
/** How much wider a bold sans-serif system font is than the title font. */
export declare const systemWidth: number
/** The path of the hero font, which the home page preloads. */
export declare const heroFont: string
/** Its `@font-face` rule. */
export declare const heroFontFace: string
/** For each letter in thousandths of an em: advance width, space before and space after, narrowest and widest. */
export declare const heroLetters: Readonly<Record<string, readonly [number, number, number, number, number, number]>>
/** Of letters that need room: how far each reaches above a capital and below the baseline, in hundredths of an em. */
export declare const heroExtents: Readonly<Record<string, readonly [number, number]>>
/** The narrowest and the widest letters of the hero font, in percent. */
export declare const heroWidths: readonly [narrowest: number, widest: number]
/** The path of the font in which the names of the artists open, and of the script that opens them; '' if none opens. */
export declare const namesFont: string
export declare const namesScript: string
/** The path of the script of the search. */
export declare const searchScript: string
/** The path of the script of the urgent notice. */
export declare const urgentScript: string
/** The path of the script that draws the admission card. */
export declare const cardScript: string
