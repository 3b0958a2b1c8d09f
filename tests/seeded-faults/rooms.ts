import { all, append, expectAt, picture, swap } from '../support/faults'
import { artist, building, hall, site } from './exhibition'
import type { Row } from './seeded-fault'

const plan = 'plan-prizemi.svg'

export const rooms: Row[] = [
  [
    'a room of another building on a floor of the venue',
    'floor/outside-venue',
    swap(site, 'rooms: [horni-patro]', 'rooms: [horni-patro, ⟦kotelna⟧]'),
  ],
  ['a room on two floors', 'floor/twice', swap(site, 'rooms: [horni-patro]', 'rooms: [horni-patro, ⟦jeraby⟧]')],
  [
    'a room on no floor',
    'floor/missing-room',
    all(swap(site, 'rooms: [horni-patro]', 'rooms: [pristav]'), expectAt(hall, 'slug: ⟦horni-patro⟧')),
  ],
  [
    'a room that its plan does not have',
    'floor/not-drawn',
    all(picture(plan, { ids: ['jerab'] }), expectAt(site, `plan: ⟦${plan}⟧`)),
  ],
  [
    'a plan with a style sheet',
    'floor/style',
    all(picture(plan, { hasStyle: true }), expectAt(site, `plan: ⟦${plan}⟧`)),
  ],
  [
    'a plan with a script',
    'image/unsafe-drawing',
    all(picture(plan, { forbidden: { what: '<script>', line: 3 } }), expectAt(site, `plan: ⟦${plan}⟧`)),
  ],
  ['a time from the venue to itself', 'place/time-to-itself', append(building, '⟦fromVenue⟧:\n  foot: 3\n')],
  [
    'a gallery that is no partner',
    'reference/unknown-partner',
    swap(artist, 'gallery: halli', 'gallery: ⟦hali⟧'),
    { fix: 'halli' },
  ],
]
