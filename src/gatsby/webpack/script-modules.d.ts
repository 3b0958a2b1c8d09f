/** A bundled script as a string, made by `script-loader.mjs`. */
declare module '*?script' {
  const script: string
  export default script
}

/** The early and the late scripts of a page, each after those of every page. */
declare module '*?page-script' {
  const scripts: import('../../site/before-react/scripts').BundledScripts
  export default scripts
}
