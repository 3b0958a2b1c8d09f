import { swap } from '../support/faults'
import { site } from './exhibition'
import type { Row } from './seeded-fault'

export const consent: Row[] = [
  [
    'a changed notice under its old version',
    'notice/same-version',
    swap(site, '"2044-05"]', '"2044-05", ⟦"2044-06"⟧]'),
  ],
  [
    'a notice that promises another time',
    'notice/retention',
    swap(site, 'retentionDays: 21', 'retentionDays: ⟦60⟧'),
    { fix: 'retentionDays' },
  ],
]
