import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { writeForFunctions } from '../build/write-for-functions'
import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { writeLanguagesFile } from '../../src/model/languages-file'
import { withLanguages, withSettings } from './admin-page'
import { cmsConfig } from '../../src/editors/form/cms-config'
import { messageLanguages } from '../../src/editors/words/message-language'

const source = 'src/editors/form'

/**
 * Writes the form for editors: its page, and its files in `admin/`, with the bundle of the npm package decap-cms.
 * @param folder where the files are served from, usually `public`
 * @param page the file of the page
 */
export async function writeAdmin(folder: string, page: string, settings: AdminSettings): Promise<void> {
  await writeLanguagesFile()
  const target = path.join(folder, 'admin')
  await mkdir(target, { recursive: true })
  const html = await readFile(path.join(source, 'admin.html'), 'utf8')
  await writeForFunctions(page, withSettings(html, settings))
  const css = await readFile(path.join(source, 'admin.css'), 'utf8')
  await writeFile(path.join(target, 'admin.css'), withLanguages(css))
  await build({
    entryPoints: [path.join(source, 'admin.ts')],
    outfile: path.join(target, 'admin.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { formConfig: JSON.stringify(formConfig) },
  })
  await copyDecap(target)
}

/** The configuration of the form in each language, as `admin.ts` reads it. */
const formConfig = Object.fromEntries(messageLanguages.map((language) => [language, cmsConfig(language)]))

/** Copies the bundle, the parts that it loads later, and its codecs of pictures; not the source maps, which are 30 MB. */
async function copyDecap(target: string): Promise<void> {
  const from = path.dirname(createRequire(import.meta.url).resolve('decap-cms'))
  const files = (await readdir(from)).filter((file) => /(^|\.)decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/.test(file))
  await Promise.all(files.map((file) => cp(path.join(from, file), path.join(target, file))))
}
