import path from 'node:path'
import { transform } from 'esbuild'

/** A webpack loader for TypeScript and JSX. Babel, which Gatsby uses, takes ten times as long. */
export default async function esbuildLoader(source) {
  const { target } = this.getOptions()
  const { code } = await transform(source, { loader: path.extname(this.resourcePath).slice(1), target })
  return code
}
