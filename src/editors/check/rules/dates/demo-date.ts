import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { report } from './words'

/** Reports `demoDate` where the public site is built: it is for demonstrations. */
export function check({ folder, records }: Content): Finding[] {
  if (!folder.isForProduction) return []
  return records('Exhibition').flatMap((record) => {
    const { demoDate } = record.data
    return demoDate ? [report('date/demo-in-production', at(record, ['demoDate']), { demoDate })] : []
  })
}
