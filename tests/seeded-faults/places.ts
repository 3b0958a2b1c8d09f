import { all, append, expectAt, picture, swap, value } from '../support/faults'
import { artist, building, hall, plan, site } from './exhibition'
import type { Faults } from './seeded-fault'

export const places: Faults = {
  'venue/room': { 'a room in place of the venue': [value(site, 'venue: pristav', 'horni-patro'), 'Write “pristav”'] },
  'room/outside-venue': {
    'a work in a room of another building': [
      swap(artist, 'room: horni-patro\n    image: leden', 'room: ⟦kotelna⟧\n    image: leden'),
      'within: pristav',
    ],
  },
  'floor/outside-venue': {
    'a room of another building on a floor of the venue': swap(
      site,
      'rooms: [horni-patro]',
      'rooms: [horni-patro, ⟦kotelna⟧]',
    ),
  },
  'floor/twice': { 'a room on two floors': swap(site, 'rooms: [horni-patro]', 'rooms: [horni-patro, ⟦jeraby⟧]') },
  'floor/missing-room': {
    'a room on no floor': all(
      swap(site, 'rooms: [horni-patro]', 'rooms: [pristav]'),
      expectAt(hall, 'slug: ⟦horni-patro⟧'),
    ),
  },
  'floor/not-drawn': {
    'a room that its plan does not have': all(picture(plan, { ids: ['jerab'] }), expectAt(site, `plan: ⟦${plan}⟧`)),
  },
  'floor/id-twice': {
    'a plan that has an id twice': all(
      picture(plan, { ids: ['jeraby', 'cesta', 'cesta'] }),
      expectAt(site, `plan: ⟦${plan}⟧`),
    ),
  },
  'floor/style': {
    'a plan with a style sheet': all(picture(plan, { hasStyle: true }), expectAt(site, `plan: ⟦${plan}⟧`)),
  },
  'place/time-to-itself': { 'a time from the venue to itself': append(building, '⟦fromVenue⟧:\n  foot: 3\n') },
}
