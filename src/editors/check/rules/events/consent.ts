import { locales } from '../../../../i18n/locales'
import { at, type Content } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { registeredEvents } from './registered-events'

export const rules = {
  'notice/same-version': 'error',
  'notice/retention': 'warning',
  'notice/missing': 'error',
} as const satisfies Rules

const report = reporter(rules)

/** The consent has a version of its own, and promises the period after which data are erased. */
export function check(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((record) => {
    const { notice, retentionDays: days } = record.data
    if (!notice || days === undefined) {
      const missing = notice ? 'retentionDays' : 'notice'
      const event = registeredEvents(content)[0]
      if (!event) return []
      const path = [event.data.invitation ? 'invitation' : 'registration']
      return [report('notice/missing', at(event, path), { missing })]
    }
    const index = notice.earlierVersions?.indexOf(notice.version) ?? -1
    const says = new RegExp(`(?<!\\d)${days}(?!\\d)`)
    const isPromised = locales.every((locale) => says.test(`${notice.consent[locale]} ${notice.text[locale]}`))
    return [
      ...(index < 0
        ? []
        : [
            report('notice/same-version', at(record, ['notice', 'earlierVersions', index]), {
              version: notice.version,
            }),
          ]),
      ...(isPromised ? [] : [report('notice/retention', at(record, ['retentionDays']), { days })]),
    ]
  })
}
