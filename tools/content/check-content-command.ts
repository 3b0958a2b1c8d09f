import { github } from '../../src/editors/check/formats/github'
import { json } from '../../src/editors/check/formats/json'
import { markdown } from '../../src/editors/check/formats/markdown'
import { pretty } from '../../src/editors/check/formats/pretty'
import type { Report } from '../../src/editors/check/formats/report'
import { messageLanguages, type MessageLanguage } from '../../src/editors/words/message-language'
import { contentFolder } from '../../src/model/content-folder'
import { runCommand, UsageError } from '../command-line/command'
import { checkContent, hasError } from './check-content'

const formats = { pretty, github, json, markdown }
type Format = keyof typeof formats

const usage = `Usage: npm run check:content [-- OPTIONS]

Checks the content: prints each problem with its file, line, column and fix.

  --content DIR     the folder to check (CONTENT_FOLDER, else content)
  --lang LANG       the language of the messages: ${messageLanguages.join(' or ')} (en)
  --format FORMAT   ${Object.keys(formats).join(', ')} (pretty)
  --since COMMIT    also check what has changed since a commit, such as main
  --fix             fix what can be meant in only one way, then check
  --help            print this help

Exit code: 0 if the site can be built, 1 if the content has errors, 2 if it cannot be checked.`

/** Runs `npm run check:content`. @returns its exit code */
export function checkContentCommand(args: string[]): Promise<number> {
  const options = {
    content: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    format: { type: 'string', default: 'pretty' },
    since: { type: 'string' },
    fix: { type: 'boolean', default: false },
  } as const
  return runCommand(
    {
      usage,
      options,
      run: async ({ content: folder = contentFolder(), lang, format, since, fix }) => {
        const language = languageNamed(lang)
        const print = formats[formatNamed(format)]
        return check(() => checkContent({ folder, language, since, fix }), print)
      },
    },
    args,
  )
}

async function check(check: () => Promise<Report>, print: (report: Report) => string): Promise<number> {
  try {
    const report = await check()
    console.log(print(report))
    return hasError(report) ? 1 : 0
  } catch (error) {
    console.error(`The content cannot be checked: ${(error as Error).message}`)
    return 2
  }
}

function languageNamed(name: string): MessageLanguage {
  const language = messageLanguages.find((each) => each === name)
  if (!language) throw new UsageError(`--lang ${name}: use ${messageLanguages.join(' or ')}.`)
  return language
}

function formatNamed(name: string): Format {
  if (!(name in formats)) throw new UsageError(`--format ${name}: use ${Object.keys(formats).join(', ')}.`)
  return name as Format
}
