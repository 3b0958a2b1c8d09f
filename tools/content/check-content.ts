import { parseArgs } from 'node:util'
import { publishedFile } from '../../src/editors/check/content-folder'
import { messageLanguages, type MessageLanguage } from '../../src/editors/words/message-language'
import { contentFolder } from '../../src/model/content-folder'
import { findProblems } from '../../src/editors/check/find-problems'
import { github } from '../../src/editors/check/formats/github'
import { json } from '../../src/editors/check/formats/json'
import { markdown } from '../../src/editors/check/formats/markdown'
import { pretty } from '../../src/editors/check/formats/pretty'
import type { Report } from '../../src/editors/check/formats/report'
import { loadKnownPictures, saveKnownPictures } from '../../src/editors/check/known-pictures'
import { readContent } from '../../src/editors/check/read-content'

const formats = { pretty, github, json, markdown }
type Format = keyof typeof formats

/** Pictures are read once; this file remembers what was found. It may be deleted at any time. */
const memory = process.env.CHECK_CONTENT_MEMORY ?? 'node_modules/.cache/check-content/pictures.json'

const usage = `npm run check:content -- [options]
  --content DIR   the folder to check (CONTENT_FOLDER, else content)
  --lang LANG     ${messageLanguages.join(' or ')}: the language of the report (en)
  --format FORMAT ${Object.keys(formats).join(', ')} (pretty)
  --fix           mends typography, the order of keys, dates without quotes and pictures, then checks`

/** The command cannot run: what is asked of it does not exist. */
class UsageError extends Error {}

type Options = { folder: string; language: MessageLanguage; format: Format; fix: boolean; help: boolean }

/** What the command line asks for. @throws UsageError */
export function optionsOf(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        content: { type: 'string', default: contentFolder() },
        lang: { type: 'string', default: 'en' },
        format: { type: 'string', default: 'pretty' },
        fix: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const { content: folder, lang, format, fix, help } = values
    const language = messageLanguages.find((each) => each === lang)
    if (!language) throw new Error(`--lang ${lang}: there is ${messageLanguages.join(' and ')}.`)
    if (!(format in formats)) throw new Error(`--format ${format}: there is ${Object.keys(formats).join(', ')}.`)
    return { folder, language, format: format as Format, fix, help }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Checks a folder of content. @throws where it cannot be read */
export async function check({ folder, language, fix }: Pick<Options, 'folder' | 'language' | 'fix'>): Promise<Report> {
  const known = await loadKnownPictures(memory)
  const before = known.size
  // What Netlify says that it builds: production, deploy-preview or branch-deploy.
  const isForProduction = process.env.CONTEXT === 'production'
  const read = () => readContent(folder, { known, isForProduction })
  if (fix) {
    const { mendContent } = await import('../../src/editors/check/fix/fix-content')
    for (const file of await mendContent(read))
      console.error(language === 'cs' ? `Opraveno: ${file}` : `Mended: ${file}`)
  }
  const content = await read()
  if (known.size > before) await saveKnownPictures(memory, known).catch(() => undefined)
  return {
    problems: findProblems(content, language),
    files: content.texts.size,
    language,
    sourceOf: (file) =>
      file === `${content.name}/${publishedFile}`
        ? content.published
        : content.texts.get(file.slice(content.name.length + 1)),
  }
}

/** Whether something stops the build. */
export const hasError = ({ problems }: Report) => problems.some(({ severity }) => severity === 'error')

/** @returns 0 where nothing stops the site, 1 where something does, 2 where the check itself cannot run */
export async function main(args: string[]): Promise<number> {
  try {
    const options = optionsOf(args)
    if (options.help) {
      console.log(usage)
      return 0
    }
    const report = await check(options)
    console.log(formats[options.format](report))
    return hasError(report) ? 1 : 0
  } catch (error) {
    console.error(
      error instanceof UsageError ? error.message : `The content cannot be checked: ${(error as Error).message}`,
    )
    return 2
  }
}
