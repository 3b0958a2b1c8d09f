/** A module as the text of one script, made by `script-loader.cjs`. */
declare module '*?script' {
  const script: string
  export default script
}
