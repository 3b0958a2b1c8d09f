import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languageRules } from '../../src/gatsby/public-files/language-rules'
import { redirectsFile } from '../../src/gatsby/public-files/redirects'
import { contentFolder, isOfSystem, servedFolder } from '../../src/model/content-folder'
import { readExhibition, readRecords } from '../../src/model/read-records'

/**
 * Writes what is served beside the pages and does not go through Gatsby: the PDFs of the content, and Netlify's rules.
 * @param content the folder of content that has passed the check
 * @param site where it is served from
 */
export async function writePublicFiles(content = contentFolder(), site = 'public'): Promise<void> {
  const exhibition = readExhibition(content)
  const artists = readRecords(content, 'Artist')
  const events = readRecords(content, 'Event')
  const pages = readRecords(content, 'TextPage')
  await mkdir(site, { recursive: true })
  // What is for any address below `/en` stays last.
  const rules = redirectsFile({ exhibition, artists, events, pages }) + languageRules()
  await writeFile(path.join(site, '_redirects'), rules)
  const filter = (file: string) => !isOfSystem(file)
  await cp(path.join(content, servedFolder), site, { recursive: true, filter }).catch(
    (error: NodeJS.ErrnoException) => {
      // No documents, no folder.
      if (error.code !== 'ENOENT') throw error
    },
  )
}
