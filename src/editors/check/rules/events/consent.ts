import { locales } from '../../../../i18n/locales'
import { fieldInWords } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap, registeredEvents } from '../../read/content'
import { report } from './words'

/** The consent has a version of its own, and promises the period after which data are erased. */
export function* check(content: Content): Iterable<Finding> {
  for (const record of content.records('Exhibition')) {
    const missing = (['notice', 'retentionDays'] as const).find(
      (key) => record.data[key] === undefined && !hasGap(record, [key]),
    )
    if (missing === undefined) yield* contradictions(record)
    else {
      const name = fieldInWords('Exhibition', [missing])
      for (const event of registeredEvents(content)) {
        const place = at(event, [event.data.invitation ? 'invitation' : 'registration'])
        yield report('notice/missing', place, { missing, name }, { cause: missing })
      }
    }
  }
}

function* contradictions(record: ContentRecord<'Exhibition'>): Iterable<Finding> {
  const { notice: { version, earlierVersions, consent, text } = {}, retentionDays: days } = record.data
  const index = version === undefined ? -1 : (earlierVersions?.indexOf(version) ?? -1)
  if (version !== undefined && index >= 0)
    yield report('notice/same-version', at(record, ['notice', 'earlierVersions', index]), { version })
  if (days === undefined || hasGap(record, ['notice'])) return
  const says = new RegExp(`(?<!\\d)${days}(?!\\d)`)
  if (!locales.every((locale) => says.test(`${consent?.[locale]} ${text?.[locale]}`)))
    yield report('notice/retention', at(record, ['retentionDays']), { days })
}
