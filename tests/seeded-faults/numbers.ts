import { swap } from '../support/faults'
import { site } from './exhibition'
import type { Row } from './seeded-fault'

export const numbers: Row[] = [
  ['a figure of artists that is not theirs', 'numbers/count', swap(site, 'value: "6"', 'value: ⟦"5"⟧')],
  ['a figure of days that is not theirs', 'numbers/count', swap(site, 'value: "2"', 'value: ⟦"3"⟧')],
  ['more works promised than there are', 'numbers/count', swap(site, 'value: "15"', 'value: ⟦"16+"⟧')],
]
