import { readFile } from 'node:fs/promises'
import { publishedFile } from '../../src/editors/check/read/content-folder'
import { findProblems } from '../../src/editors/check/run/find-problems'
import { fixedLine } from '../../src/editors/check/formats/fixed-lines'
import { pretty } from '../../src/editors/check/formats/pretty'
import type { Report } from '../../src/editors/check/formats/report'
import { netlifyFile } from '../../src/editors/check/read/netlify-rules'
import { loadKnownPictures, saveKnownPictures } from '../../src/editors/check/read/known-pictures'
import { readContent } from '../../src/editors/check/read/read-content'
import type { MessageLanguage } from '../../src/editors/words/message-language'
import { contentFolder } from '../../src/model/content-folder'
import { textsBefore } from './texts-before'

/** What the check found in each picture, so that each is read only once. The file may be deleted at any time. */
const pictureCache = process.env.CHECK_CONTENT_CACHE ?? 'node_modules/.cache/check-content/pictures.json'

type Options = {
  /** The folder of content. */
  folder: string
  /** The language of the messages. */
  language: MessageLanguage
  /** Whether problems that have a safe fix are fixed first; prints what was changed. */
  fix?: boolean
  /** Also checks what has changed since this commit. */
  since?: string | undefined
}

/** Checks a folder of content. @throws Error if the folder cannot be read */
export async function checkContent({ folder, language, fix = false, since }: Options): Promise<Report> {
  const known = await loadKnownPictures(pictureCache)
  const knownBefore = known.size
  // Netlify sets CONTEXT to production, deploy-preview or branch-deploy.
  const isForProduction = process.env.CONTEXT === 'production'
  const before = since === undefined ? undefined : { texts: textsBefore(since, folder), now: new Date() }
  const netlifyToml = await readFile(netlifyFile, 'utf8').catch(() => undefined)
  const read = () => readContent(folder, { known, isForProduction, before, netlifyToml })
  if (fix) {
    const { fixContent } = await import('../../src/editors/check/fix/fix-content')
    for (const fixed of await fixContent(read)) console.error(fixedLine(fixed, language))
  }
  const content = await read()
  if (known.size > knownBefore) await saveKnownPictures(pictureCache, known).catch(() => undefined)
  return {
    problems: findProblems(content, language),
    files: content.texts.size,
    language,
    sourceOf: (file) => {
      if (file === netlifyFile) return netlifyToml
      if (file === `${content.name}/${publishedFile}`) return content.published
      return content.texts.get(file.slice(content.name.length + 1))
    },
  }
}

/** Whether the site cannot be built from the content. */
export const hasError = ({ problems }: Report) => problems.some(({ severity }) => severity === 'error')

/** Checks the folder of content and prints what it finds. @returns whether the site can be built from it */
export async function isContentValid(): Promise<boolean> {
  const report = await checkContent({ folder: contentFolder(), language: 'en' })
  console.error(`${pretty(report)}\n`)
  return !hasError(report)
}
