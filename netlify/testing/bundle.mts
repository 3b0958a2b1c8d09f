/**
 * Bundles the functions into a folder, as Netlify does, for a test and a benchmark. It is a separate program because
 * Netlify's bundler is an ES module, which Jest does not load.
 *
 * node --import tsx netlify/testing/bundle.mts <folder> [<functions>]
 * Prints the name, the output and the inputs of each function, as JSON.
 */
import path from 'node:path'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
import { writeLanguagesFile } from '../../src/model/languages-file.ts'

const [folder = '', functions = 'netlify/functions'] = process.argv.slice(2)
await writeLanguagesFile()
const built = await zipFunctions(path.resolve(functions), path.resolve(folder), {
  basePath: path.resolve('.'),
  archiveFormat: 'none',
  manifest: path.join(path.resolve(folder), 'manifest.json'),
})
process.stdout.write(JSON.stringify(built.map(({ name, path: output, inputs }) => ({ name, output, inputs }))))
