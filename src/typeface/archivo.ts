/** The whole typeface: weight 400 to 800, width 62 to 100 %. Pages get what they need of it (src/gatsby/fonts/fonts.ts). */
export const archivo = 'src/typeface/archivo.woff2'
