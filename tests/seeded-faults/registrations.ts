import { all, expectAt, swap, without } from '../support/faults'
import { englishTour, invitation, site, workshop } from './exhibition'
import type { Row } from './seeded-fault'

export const registrations: Row[] = [
  [
    'a registration of the programme that closes after the event',
    'date/registration-closes-late',
    swap(workshop, 'closes: "2044-05-22T12:00"', 'closes: ⟦"2044-05-22T15:01"⟧'),
  ],
  [
    'a registration with the closing time of an event of another year',
    'date/registration-closes-early',
    swap(workshop, 'closes: "2044-05-22T12:00"', 'closes: ⟦"2043-05-22T12:00"⟧'),
  ],
  [
    'a registration that opens when it closes',
    'date/registration-opens-late',
    swap(workshop, 'opens: "2044-05-01T09:00"', 'opens: ⟦"2044-05-22T12:00"⟧'),
  ],
  [
    'a registration that opens when the event starts, which closes it',
    'date/registration-opens-late',
    swap(englishTour, 'registration:\n', 'registration:\n  opens: ⟦"2044-05-22T11:30"⟧\n'),
  ],
  [
    'a registration that opens in an hour that the clocks leave out',
    'date/no-such-hour',
    swap(workshop, 'opens: "2044-05-01T09:00"', 'opens: ⟦"2044-03-27T03:30"⟧'),
  ],
  [
    'fewer places than one visitor can register',
    'capacity/registration',
    swap(workshop, 'capacity: 14', 'capacity: ⟦3⟧'),
  ],
  [
    'a single place, where one visitor can register two people unless the content says otherwise',
    'capacity/registration',
    all(swap(workshop, 'capacity: 14', 'capacity: ⟦1⟧'), without(workshop, 'registration', 'persons')),
  ],
  [
    'more places to register for than the room has',
    'capacity/registration-over-place',
    swap(workshop, 'capacity: 14', 'capacity: ⟦601⟧'),
  ],
  [
    'an event by invitation for more guests than the room has',
    'capacity/registration-over-place',
    swap(invitation, 'capacity: 500', 'capacity: ⟦601⟧'),
  ],
  [
    'a registration that is closed by hand',
    'registration/closed',
    swap('events/dilna-barvy.yaml', 'availability: full', 'availability: ⟦closed⟧'),
  ],
  [
    'a waiting list of an event that is full by hand',
    'registration/waiting-list-full',
    swap('events/dilna-barvy.yaml', '  persons: 2', '  persons: 2\n  waitingList: ⟦true⟧'),
  ],
  [
    'a reminder of an event without a registration',
    'registration/reminder',
    swap('events/mala-dilna.yaml', 'ledBy:', 'reminder: ⟦true⟧\nledBy:'),
  ],
  [
    'a closed society that everybody can register for',
    'registration/closed-society',
    all(swap(englishTour, 'type: guidedTour', 'type: closedSociety'), expectAt(englishTour, '⟦registration⟧:')),
  ],
  [
    'an event of the programme that no longer takes registrations',
    'registration/removed',
    all(without(workshop, 'registration'), expectAt(workshop, 'slug: ⟦dilna-papiru⟧')),
    { fix: 'delete the line events/dilna-papiru' },
  ],
  [
    'an evening that no longer has its invitation',
    'registration/removed',
    all(without(invitation, 'invitation'), expectAt(invitation, 'slug: ⟦vecer-pro-zvane⟧')),
    { fix: 'delete the line events/vecer-pro-zvane' },
  ],
  [
    'registrations of events beside an external one',
    'registration/external',
    swap(
      site,
      '\nnotice:',
      '\n  ⟦registration⟧:\n    cs: https://listky.example/\n    en: https://listky.example/\nnotice:',
    ),
  ],
]
