import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { servedFolder } from '../../src/editors/check/engine/content-folder'
import { languageRules } from '../../src/gatsby/public-files/language-rules'
import { redirectsFile } from '../../src/gatsby/public-files/redirects'
import type { Artist } from '../../src/model/artist'
import { contentFolder } from '../../src/model/content-folder'
import type { Exhibition } from '../../src/model/exhibition'
import { kinds, type KindName } from '../../src/model/kinds'
import type { TextPage } from '../../src/model/text-page'

/**
 * Writes what is served beside the pages and does not go through Gatsby: the PDFs of the content, and Netlify's rules.
 * @param content the folder of content that has passed the check
 * @param site where it is served from
 */
export async function writePublicFiles(content = contentFolder(), site = 'public'): Promise<void> {
  const [exhibition] = await readRecords<Exhibition>(content, 'Exhibition')
  const artists = await readRecords<Artist>(content, 'Artist')
  const pages = await readRecords<TextPage>(content, 'TextPage')
  await mkdir(site, { recursive: true })
  // What is for any address below `/en` stays last.
  const rules = redirectsFile({ exhibition: exhibition!, artists, pages }) + languageRules()
  await writeFile(path.join(site, '_redirects'), rules)
  await cp(path.join(content, servedFolder), site, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // No documents, no folder.
    if (error.code !== 'ENOENT') throw error
  })
}

/** Every record of a kind, in the order of their files. */
async function readRecords<T>(content: string, kind: KindName): Promise<T[]> {
  const names = (await readdir(content, { recursive: true })).map((name) => name.split(path.sep).join('/'))
  const files = names.filter((name) => kinds[kind].files.test(name)).sort()
  return Promise.all(files.map(async (file) => parse(await readFile(path.join(content, file), 'utf8')) as T))
}
