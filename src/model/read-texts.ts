import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '../i18n/locales'
import { type Tree, typesetTextsIn } from './translations'

/**
 * Reads the texts of the interface in one language, by namespace: what pages, mails and the files of the build say.
 * @param content the folder of content, which has passed the check
 */
export function readTexts(content: string, locale: Locale): Tree {
  const folder = path.join(content, 'translations')
  const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'))
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
  return Object.fromEntries(files.map((file) => [path.basename(file, '.yaml'), typesetTextsIn(locale, read(file))]))
}
