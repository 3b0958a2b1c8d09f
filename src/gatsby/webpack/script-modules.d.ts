/** A bundled script as a string, made by `script-loader.mjs`. */
declare module '*?script' {
  const script: string
  export default script
}
