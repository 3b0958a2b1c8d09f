import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { AnswerPage } from '../../netlify/registration/answer-page'
import {
  answerPageFile,
  factsFile,
  invitationPageFile,
  registrationPageFile,
  type AnswerPageName,
  type Facts,
} from '../../netlify/registration/facts'
import type { RegistrationPage } from '../../netlify/registration/registration-page'
import { textsOf } from '../../src/i18n/find-text'
import type { TextKey } from '../../src/i18n/keys'
import { pathWords } from '../../src/i18n/language'
import { languageOf, locales, type Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { typeset } from '../../src/i18n/typography'
import { contentFolder } from '../../src/model/content-folder'
import { mostPersons } from '../../src/model/registration-period'
import { textsIn } from '../../src/model/translations'
import { errorCodes, type ErrorCode, type FormName } from '../../src/registration/fields'
import { formNames } from '../../src/registration/form-names'
import { refusals, textOfRefusal } from '../../src/registration/refusals'
import { makeAdmissionPage } from './make-admission-page'
import { makeAnswerPage } from './make-answer-page'
import { makeInvitationPage } from './make-invitation-page'
import { makeRegistrationPage } from './make-registration-page'

/**
 * Writes the pages that functions fill in to where they read them: for each language, the pages that answer a form sent
 * without JavaScript, one for each form and the admission card of a guest of the invitation, the page of a registration,
 * and that of a personal invitation.
 * Deletes the pages of an earlier build.
 * @param facts the facts of this build; null if no event takes registrations
 * @throws if a page or a message is missing
 */
export async function writeAnswerPages(facts: Facts | null): Promise<void> {
  const folder = path.dirname(factsFile)
  const names = (await readdir(folder)).filter((name) => path.join(folder, name) !== path.normalize(factsFile))
  await Promise.all(names.map((name) => rm(path.join(folder, name))))
  for (const form of formNames) {
    const event = facts?.events.find((each) => each.form === form)
    if (!event) continue
    for (const locale of locales) {
      const { path } = event.pages[locale]
      const html = await readPage(form === 'invitation' ? path : pathTo('registrationAnswer', locale))
      const messages = await readMessages(form, locale)
      await writePage(form, locale, { ...makeAnswerPage(event, html), ...messages })
      if (form !== 'invitation' || event.personal) continue
      const admission = await readPage(`${path}/${pathWords(languageOf(locale)).registered}`)
      await writePage('admission', locale, { ...makeAdmissionPage(admission, locale), ...messages })
    }
  }
  if (!facts) return
  for (const locale of locales) {
    const html = await readPage(pathTo('registration', locale))
    const messages = await readMessages('programme', locale)
    const page: RegistrationPage = { ...makeRegistrationPage(html), places: messages.places }
    await writeFile(registrationPageFile(locale), JSON.stringify(page))
    if (facts.events.every(({ form }) => form !== 'invitation')) continue
    const invitation = await readPage(pathTo('personalInvitation', locale))
    const invitationPage: AnswerPage = { ...makeInvitationPage(invitation), ...messages }
    await writeFile(invitationPageFile(locale), JSON.stringify(invitationPage))
  }
}

const readPage = (path: string) => readFile(`public${path}.html`, 'utf8')

const writePage = (name: AnswerPageName, locale: Locale, page: AnswerPage) =>
  writeFile(answerPageFile(name, locale), JSON.stringify(page))

/** The texts that the function fills in, as the site sets them. */
export async function readMessages(
  form: FormName,
  locale: Locale,
  content = contentFolder(),
): Promise<Pick<AnswerPage, 'answers' | 'errors' | 'places' | 'validFor'>> {
  const file = path.join(content, 'translations/registration.yaml')
  const texts = textsIn(locale, parse(await readFile(file, 'utf8')))
  const getText = textsOf({ registration: texts }, locale)
  const messageOf = (key: ReturnType<typeof textOfRefusal> | `registration:error.${ErrorCode}`) =>
    check(key, getText(key))
  const check = (key: TextKey, text: string) => {
    if (text === key) throw new Error(`${file} lacks the text ${key}.`)
    return typeset(text, locale)
  }
  const messages = <Code extends string>(codes: readonly Code[], message: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, message(code)])) as Record<Code, string>
  const forEachCount = (key: 'registration:programme.places' | 'registration:validFor') =>
    Array.from({ length: mostPersons }, (_, index) => check(key, getText(key, { count: index + 1 })))
  return {
    answers: messages(refusals, (refusal) => messageOf(textOfRefusal(form, refusal))),
    errors: messages(errorCodes, (code) => messageOf(`registration:error.${code}`)),
    places: forEachCount('registration:programme.places'),
    validFor: forEachCount('registration:validFor'),
  }
}
