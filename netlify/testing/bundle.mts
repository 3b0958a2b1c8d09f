/**
 * Builds the function as Netlify does, into a folder, for a test and the benchmark. A program of its own, because
 * Netlify's bundler is an ES module, which Jest does not load.
 *
 * node --import tsx netlify/testing/bundle.mts <folder> [<functions>] → the manifest's entries, as JSON
 */
import path from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'

const [folder = '', functions = 'netlify/functions'] = process.argv.slice(2)
const built = await zipFunctions(path.resolve(functions), path.resolve(folder), {
  basePath: path.resolve('.'),
  archiveFormat: 'none',
  manifest: path.join(path.resolve(folder), 'manifest.json'),
})
process.stdout.write(JSON.stringify(built.map(({ name, path: output, inputs }) => ({ name, output, inputs }))))
