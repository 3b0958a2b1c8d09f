import { locales } from '../../../../i18n/locales'
import type { Wording } from '../../base/fill'
import { fieldInWords } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap } from '../../read/content'
import { registeredEvents } from '../../read/registered-events'
import { report } from './words'

/** The consent has a version of its own, and promises the period after which data are erased. */
export function check(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((record) => {
    const keys = ['notice', 'retentionDays'] as const
    const missing = keys.find((key) => record.data[key] === undefined && !hasGap(record, [key]))
    if (missing === undefined) return [...sameVersion(record), ...retention(record)]
    return registeredEvents(content).map((event) => {
      const path = [event.data.invitation ? 'invitation' : 'registration']
      const name: Wording = (language) => fieldInWords('Exhibition', [missing], language)
      return report('notice/missing', at(event, path), { missing, name }, { cause: missing })
    })
  })
}

function sameVersion(record: ContentRecord<'Exhibition'>): Finding[] {
  const { version, earlierVersions } = record.data.notice ?? {}
  const index = version === undefined ? -1 : (earlierVersions?.indexOf(version) ?? -1)
  if (version === undefined || index < 0) return []
  return [report('notice/same-version', at(record, ['notice', 'earlierVersions', index]), { version })]
}

function retention(record: ContentRecord<'Exhibition'>): Finding[] {
  const { notice: { consent, text } = {}, retentionDays: days } = record.data
  if (days === undefined || hasGap(record, ['notice'])) return []
  const says = new RegExp(`(?<!\\d)${days}(?!\\d)`)
  const isPromised = locales.every((locale) => says.test(`${consent?.[locale]} ${text?.[locale]}`))
  return isPromised ? [] : [report('notice/retention', at(record, ['retentionDays']), { days })]
}
