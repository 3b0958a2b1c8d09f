import path from 'node:path'
import { build } from 'esbuild'

/**
 * A webpack loader for imports of a module that exports lists of functions. With `?script` the result is one minified
 * script that calls those of `scripts`, as a string, for the HTML; with `?page-script` it is two, of the lists `early` and
 * `late`, after those of every page. All bundled files are dependencies, so a change of any of them is noticed in
 * development. `process.env.GATSBY_API_URL` is replaced as Gatsby does it in other modules.
 */
export default async function scriptLoader() {
  const { apiUrl, target } = this.getOptions()

  const bundled = async (list, files) => {
    const calls = files.map(
      (file, at) =>
        `import * as page${at} from ${JSON.stringify(file)}; page${at}.${list}?.forEach((script) => script())`,
    )
    const { outputFiles, metafile } = await build({
      stdin: { contents: calls.join('\n'), resolveDir: '.' },
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'iife',
      logOverride: { 'import-is-undefined': 'silent' }, // many a page has one of the lists only
      define: { 'process.env.GATSBY_API_URL': JSON.stringify(apiUrl) },
      target,
    })
    for (const input of Object.keys(metafile.inputs)) this.addDependency(path.resolve(input))
    return outputFiles[0].text.trim()
  }

  const everyPage = path.join(path.dirname(this.resourcePath), 'every-page.ts')
  const files = [...new Set([everyPage, this.resourcePath])]
  const result =
    this.resourceQuery === '?page-script'
      ? { early: await bundled('early', files), late: await bundled('late', files) }
      : await bundled('scripts', [this.resourcePath])
  return `export default ${JSON.stringify(result)}`
}
