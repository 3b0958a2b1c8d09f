import { all, expectAt, put, swap } from '../support/faults'
import { invitation, talk } from './exhibition'
import type { Row } from './seeded-fault'

export const clashes: Row[] = [
  ['two events in one room', 'overlap/place', swap('events/dilna-otisku.yaml', 'place: kotelna', 'place: ⟦pristav⟧')],
  [
    'one person at two events',
    'overlap/person',
    all(
      swap(invitation, 'name: Aarne Lehtovuo', 'name: Ilma Sorsanen'),
      expectAt('events/vecer-dobrovolniku.yaml', '- name: ⟦Ilma Sorsanen⟧'),
    ),
  ],
  ['more seats than the room has', 'capacity/over-place', swap(talk, 'capacity: 80', 'capacity: ⟦800⟧')],
  ['fewer seats than an invitation', 'capacity/invitation', swap(invitation, 'capacity: 500', 'capacity: ⟦1⟧')],
  [
    'a public invitation for one person',
    'capacity/public-invitation',
    swap(invitation, '  persons: 2\n', '  persons: ⟦1⟧\n'),
  ],
  [
    'a place where nothing happens',
    'orphan/place',
    put('places/zahrada.yaml', 'slug: ⟦zahrada⟧\nname:\n  cs: Zahrada\n  en: Garden\nwithin: pristav\n'),
  ],
]
