import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { AnswerPage } from '../../netlify/registration/answer-page'
import { answerPageFile, invitationFile, type InvitationFacts } from '../../netlify/registration/invitation'
import { locales, type Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { typeset } from '../../src/i18n/typography'
import { contentFolder } from '../../src/model/content-folder'
import { isTree, textsIn } from '../../src/model/translations'
import { errorCodes } from '../../src/registration/fields'
import { refusals } from '../../src/registration/refusals'
import { makeAnswerPage } from './make-answer-page'

/**
 * Writes the pages that answer a form sent without JavaScript, one for each language, where the function reads them.
 * Deletes the pages of an earlier build.
 * @param facts the facts of this build; null without an invitation
 * @throws if a page or a message is missing
 */
export async function writeAnswerPages(facts: InvitationFacts | null): Promise<void> {
  const folder = path.dirname(invitationFile)
  const names = (await readdir(folder)).filter((name) => path.join(folder, name) !== path.normalize(invitationFile))
  await Promise.all(names.map((name) => rm(path.join(folder, name))))
  if (!facts) return
  for (const locale of locales) {
    const html = await readFile(`public${pathTo('invitation', locale, facts.path)}.html`, 'utf8')
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
  const message = (group: string, code: string) => {
    const messages = isTree(texts) ? texts[group] : undefined
    const text = isTree(messages) ? messages[code] : undefined
    if (typeof text !== 'string' || !text) throw new Error(`${file} lacks ${group}.${code}.${locale}.`)
    return typeset(text, locale)
  }
  const messagesOf = <Code extends string>(group: string, codes: readonly Code[]) =>
    Object.fromEntries(codes.map((code) => [code, message(group, code)])) as Record<Code, string>
  return { answers: messagesOf('answer', refusals), errors: messagesOf('error', errorCodes) }
}
