/** A bundled script as a string, made by `script-loader.mjs`. */
declare module '*?script' {
  const script: string
  export default script
}

/** The same, after the scripts of every page. */
declare module '*?page-script' {
  const script: string
  export default script
}
