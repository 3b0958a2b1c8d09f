import { at, type Content } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'

export const rules = { 'date/demo-in-production': 'warning' } as const satisfies Rules

const report = reporter(rules)

/** Reports `demoDate` where the public site is built: it is for demonstrations. */
export function check({ folder, records }: Content): Finding[] {
  if (!folder.isForProduction) return []
  return records('Exhibition').flatMap((record) => {
    const { demoDate } = record.data
    return demoDate ? [report('date/demo-in-production', at(record, ['demoDate']), { demoDate })] : []
  })
}
