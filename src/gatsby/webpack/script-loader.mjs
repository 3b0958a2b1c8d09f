import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/**
 * A webpack loader for imports with `?script`: bundles and minifies a module, and exports the script as a string, for an
 * inline script. All bundled files are dependencies, so a change of any of them is noticed in development.
 */
export default async function scriptLoader() {
  const { browserslist } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8'))
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    // 'safari >= 16.4' → 'safari16.4'
    target: browserslist.map((browser) => browser.replace(' >= ', '').replace('ios_saf', 'ios')),
  })
  for (const input of Object.keys(metafile.inputs)) this.addDependency(path.resolve(input))
  return `export default ${JSON.stringify(outputFiles[0].text.trim())}`
}
