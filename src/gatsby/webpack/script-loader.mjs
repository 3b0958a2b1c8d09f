import path from 'node:path'
import { build } from 'esbuild'

/**
 * A webpack loader for imports of a module that exports a list of functions as `scripts`. With `?script` the result is one
 * minified script that calls them, as a string, for the HTML; with `?page-script` it first calls those of every page. All
 * bundled files are dependencies, so a change of any of them is noticed in development. `process.env.GATSBY_API_URL` is
 * replaced as Gatsby does it in other modules.
 */
export default async function scriptLoader() {
  const { apiUrl, target } = this.getOptions()
  const everyPage = path.join(path.dirname(this.resourcePath), 'every-page.ts')
  const files = this.resourceQuery === '?page-script' ? [everyPage, this.resourcePath] : [this.resourcePath]
  const calls = files.map(
    (file, at) =>
      `import { scripts as list${at} } from ${JSON.stringify(file)}; list${at}.forEach((script) => script())`,
  )
  const { outputFiles, metafile } = await build({
    stdin: { contents: calls.join('\n'), resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    define: { 'process.env.GATSBY_API_URL': JSON.stringify(apiUrl) },
    target,
  })
  for (const input of Object.keys(metafile.inputs)) this.addDependency(path.resolve(input))
  return `export default ${JSON.stringify(outputFiles[0].text.trim())}`
}
