import { inEachLanguage, locales, type Localized } from '../../src/i18n/locales'
import type { ErrorCode } from '../../src/registration/fields'
import { removeInvisible } from '../../src/registration/invisible'
import { noticeLimits } from '../../src/registration/organisers'
import type { FieldErrors } from '../http/answer'
import { ownField } from '../http/own-field'
import type { OrganiserFunctions } from '../storage/organiser-types'
import { changeSome, type Action, type EventWork } from './work'

/** What an organiser can do about the urgent notice on every page. */
export const noticeActions = {
  async setNotice(work, value) {
    const { texts, errors } = textsIn(ownField(value, 'texts'))
    const endsAt = endIn(ownField(value, 'endsAt'))
    if (errors || !endsAt) {
      return { code: 'invalid_data', errors: { ...errors, ...(!endsAt && { endsAt: 'invalid' as const }) } }
    }
    return save(work, { p_texts: texts, p_ends_at: endsAt })
  },

  endNotice: (work) => save(work, { p_texts: null, p_ends_at: null }),
} satisfies Record<string, Action>

const save = (work: EventWork, notice: Omit<OrganiserFunctions['set_notice']['Args'], 'p_organiser'>) =>
  changeSome(work, 'set_notice', { p_organiser: work.organiser, ...notice })

/** The text in each language, on one line, without invisible characters and halves of characters; or what is wrong with them. */
function textsIn(sent: unknown): { texts: Localized<string>; errors?: FieldErrors } {
  const texts = inEachLanguage((locale) => {
    const text = ownField(sent, locale)
    return typeof text === 'string' ? removeInvisible(text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')).trim() : ''
  })
  const wrong = locales.flatMap((locale): [string, ErrorCode][] => {
    if (!texts[locale]) return [[`text-${locale}`, 'required']]
    return [...texts[locale]].length > noticeLimits.characters ? [[`text-${locale}`, 'invalid']] : []
  })
  return { texts, ...(wrong.length > 0 && { errors: Object.fromEntries(wrong) as FieldErrors }) }
}

/** The end of a notice in ISO 8601; undefined if it is no instant within the next days. */
function endIn(sent: unknown): string | undefined {
  const now = Date.now()
  const end =
    typeof sent === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(sent) ? Date.parse(sent) : NaN
  const isSoon = end > now && end <= now + noticeLimits.days * 24 * 60 * 60 * 1000
  return isSoon ? new Date(end).toISOString() : undefined
}
