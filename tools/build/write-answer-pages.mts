import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { AnswerPage } from '../../netlify/registration/answer-page'
import { answerPageFile, factsFile, type Facts } from '../../netlify/registration/facts'
import { textsOf } from '../../src/i18n/find-text'
import { locales, type Locale } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import { contentFolder } from '../../src/model/content-folder'
import { textsIn } from '../../src/model/translations'
import { errorCodes, type ErrorCode } from '../../src/registration/fields'
import { refusals, type Refusal } from '../../src/registration/refusals'
import { makeAnswerPage } from './make-answer-page'

/**
 * Writes the pages that answer a form sent without JavaScript, one for each language, where the function reads them.
 * Deletes the pages of an earlier build.
 * @param facts the facts of this build; null if no event takes registrations
 * @throws if a page or a message is missing
 */
export async function writeAnswerPages(facts: Facts | null): Promise<void> {
  const folder = path.dirname(factsFile)
  const names = (await readdir(folder)).filter((name) => path.join(folder, name) !== path.normalize(factsFile))
  await Promise.all(names.map((name) => rm(path.join(folder, name))))
  const invitation = facts?.events.find(({ form }) => form === 'invitation')
  if (!invitation) return
  for (const locale of locales) {
    const html = await readFile(`public${invitation.pages[locale].path}.html`, 'utf8')
    const page: AnswerPage = { ...makeAnswerPage(html), ...(await readMessages(locale)) }
    await writeFile(answerPageFile(locale), JSON.stringify(page))
  }
}

/** The messages of every refusal and error code, as the site sets them. */
export async function readMessages(
  locale: Locale,
  content = contentFolder(),
): Promise<Pick<AnswerPage, 'answers' | 'errors'>> {
  const file = path.join(content, 'translations/registration.yaml')
  const texts = textsIn(locale, parse(await readFile(file, 'utf8')))
  const getText = textsOf({ registration: texts }, locale)
  const messageOf = (key: `registration:answer.${Refusal}` | `registration:error.${ErrorCode}`) => {
    const text = getText(key)
    if (text === key) throw new Error(`${file} lacks the text ${key}.`)
    return typeset(text, locale)
  }
  const messages = <Code extends string>(codes: readonly Code[], message: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, message(code)])) as Record<Code, string>
  return {
    answers: messages(refusals, (refusal) => messageOf(`registration:answer.${refusal}`)),
    errors: messages(errorCodes, (code) => messageOf(`registration:error.${code}`)),
  }
}
