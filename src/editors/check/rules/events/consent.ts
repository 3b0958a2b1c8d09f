import { locales } from '../../../../i18n/locales'
import { at, type Content } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'

export const rules = {
  'notice/same-version': 'error',
  'notice/retention': 'warning',
  'notice/missing': 'error',
} as const satisfies Rules

const report = reporter(rules)

/** The consent has a version of its own, and promises the period after which data are erased. */
export function check({ records }: Content): Finding[] {
  return records('Exhibition').flatMap((record) => {
    const { notice, retentionDays: days } = record.data
    if (!notice || days === undefined) {
      const missing = notice ? 'retentionDays' : 'notice'
      return records('Event')
        .filter(({ data }) => data.invitation)
        .map((event) => report('notice/missing', at(event, ['invitation']), { missing }))
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
