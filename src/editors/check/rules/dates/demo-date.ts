import { at, type Content } from '../../engine/content-folder'
import { defineRule, type Finding } from '../../engine/rule'

const inProduction = defineRule<{ demoDate: string }>('date/demo-in-production', 'warning', {
  en: {
    what: ({ demoDate }) => `The public site would behave as if it were ${demoDate}.`,
    why: 'Its visitors would read of another day than theirs, and registration would close by it.',
    fix: 'Delete the line demoDate before the site is opened to the public.',
  },
  cs: {
    what: ({ demoDate }) => `Veřejný web by se choval, jako by bylo ${demoDate}.`,
    why: 'Návštěvníci by četli o jiném dni, než který mají, a registrace by se podle něj zavírala.',
    fix: 'Než web otevřete veřejnosti, smažte řádek demoDate.',
  },
})

export const rules = [inProduction]

/** A moment for demonstrations does not belong to the public site. */
export function check({ folder, records }: Content): Finding[] {
  if (!folder.isForProduction) return []
  return records('Exhibition').flatMap((record) => {
    const { demoDate } = record.data
    return demoDate ? [inProduction.at(at(record, ['demoDate']), { demoDate })] : []
  })
}
