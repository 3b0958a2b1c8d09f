/** The text of one script, made by `script-loader.mjs`. */
declare module '*?script' {
  const script: string
  export default script
}
