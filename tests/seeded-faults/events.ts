import { add, all, changed, expectAt, swap, value, without } from '../support/faults'
import { calledOff, englishTour, invitation, noRegistrations, site, studioTour, talk, workshop } from './exhibition'
import type { Faults } from './seeded-fault'

export const events: Faults = {
  'date/registration-closes-late': {
    'a registration that closes after the event': value(
      invitation,
      'registrationCloses: "2044-05-21T12:00"',
      '"2044-05-22T12:00"',
    ),
    'a registration of the programme that closes after the event': value(
      workshop,
      'closes: "2044-05-22T12:00"',
      '"2044-05-22T15:01"',
    ),
  },
  'date/registration-closes-early': {
    'a registration with the closing time of an event of another year': value(
      workshop,
      'closes: "2044-05-22T12:00"',
      '"2043-05-22T12:00"',
    ),
  },
  'capacity/over-place': { 'more seats than the room has': value(talk, 'capacity: 80', '800') },
  'capacity/invitation': { 'fewer seats than an invitation': value(invitation, 'capacity: 500', '1') },
  'capacity/public-invitation': {
    'a public invitation for one person': swap(invitation, '  persons: 2\n', '  persons: ⟦1⟧\n'),
  },
  'event/called-off-without-updated': {
    'an event that was called off at an unknown time': swap(
      calledOff,
      'cancelled: true\nupdated: "2044-05-18T09:30"\n',
      'cancelled: ⟦true⟧\n',
    ),
  },
  'event/changed-without-updated': {
    'an event that a change moves': [
      changed(all(swap(talk, '"2044-05-21T14:30"', '"2044-05-21T14:45"'), expectAt(talk, '⟦start⟧:'))),
      'updated: "2044-05-02T12:30"',
    ],
    'an event that a change moves for the second time': all(
      add(talk, 'capacity: 80\n', 'updated: "2044-05-01T09:00"\n'),
      changed(all(swap(talk, '"2044-05-21T16:00"', '"2044-05-21T15:45"'), expectAt(talk, '⟦end⟧:'))),
    ),
    'an event that a change moves to another room': changed(swap(talk, 'place: horni-patro', '⟦place⟧: pristav')),
    'an event that a change holds after all': changed(
      all(swap(calledOff, 'cancelled: true\nupdated: "2044-05-18T09:30"\n', ''), expectAt(calledOff, '⟦start⟧:')),
    ),
    'an event that a change calls off, with the time of an earlier change': all(
      add(talk, 'capacity: 80\n', 'updated: "2044-05-01T09:00"\n'),
      changed(add(talk, 'capacity: 80\n', '⟦cancelled⟧: true\n')),
    ),
    'a studio that a change moves, with the event in it': changed(
      all(swap('places/atelier-strecha.yaml', 'Vaasankatu 8', 'Vaasankatu 10'), expectAt(studioTour, '⟦place⟧:')),
    ),
  },
  'notice/same-version': {
    'a changed notice under its old version': swap(site, '"2044-05"]', '"2044-05", ⟦"2044-06"⟧]'),
  },
  'notice/retention': {
    'a notice that promises another time': [value(site, 'retentionDays: 21', '60'), 'retentionDays'],
  },
  'notice/missing': {
    'a registration without a notice of consent': all(
      without(site, 'notice'),
      expectAt(englishTour, '⟦registration⟧:'),
    ),
    'an invitation without a period after which data are erased': [
      all(noRegistrations, without(site, 'retentionDays'), expectAt(invitation, '⟦invitation⟧:')),
      'retentionDays',
    ],
  },
  'overlap/place': { 'two events in one room': value('events/dilna-otisku.yaml', 'place: kotelna', 'pristav') },
  'overlap/person': {
    'one person at two events': all(
      swap(invitation, 'name: Aarne Lehtovuo', 'name: Ilma Sorsanen'),
      expectAt('events/vecer-dobrovolniku.yaml', '- name: ⟦Ilma Sorsanen⟧'),
    ),
  },
  'studio/other-place': {
    'a studio in another place than its tour': value(site, 'place: atelier-pradelna', 'atelier-majak'),
  },
  'studio/other-artist': {
    'a studio of another artist than its tour': swap(
      site,
      '- artist: ada-brusinka\n      place',
      '- artist: ⟦zofie-zitna⟧\n      place',
    ),
  },
  'date/registration-opens-late': {
    'a registration that opens when it closes': value(workshop, 'opens: "2044-05-01T09:00"', '"2044-05-22T12:00"'),
    'a registration that opens when the event starts, which closes it': add(
      englishTour,
      'registration:\n',
      '  opens: ⟦"2044-05-22T11:30"⟧\n',
    ),
  },
  'capacity/registration': {
    'fewer places than one visitor can register': value(workshop, 'capacity: 14', '3'),
    'a single place, where one visitor can register two people unless the content says otherwise': all(
      value(workshop, 'capacity: 14', '1'),
      without(workshop, 'registration', 'persons'),
    ),
  },
  'capacity/registration-over-place': {
    'more places to register for than the room has': value(workshop, 'capacity: 14', '601'),
    'an event by invitation for more guests than the room has': value(invitation, 'capacity: 500', '601'),
  },
  'registration/closed': {
    'a registration that is closed by hand': value('events/dilna-barvy.yaml', 'availability: full', 'closed'),
  },
  'registration/closed-society': {
    'a closed society that everybody can register for': all(
      swap(englishTour, 'type: guidedTour', 'type: closedSociety'),
      expectAt(englishTour, '⟦registration⟧:'),
    ),
  },
  'registration/waiting-list-full': {
    'a waiting list of an event that is full by hand': add(
      'events/dilna-barvy.yaml',
      '  persons: 2',
      '\n  waitingList: ⟦true⟧',
    ),
  },
  'registration/reminder': {
    'a reminder of an event without a registration': swap(
      'events/mala-dilna.yaml',
      'ledBy:',
      'reminder: ⟦true⟧\nledBy:',
    ),
  },
  'registration/external': {
    'registrations of events beside an external one': swap(
      site,
      '\nnotice:',
      '\n  ⟦registration⟧:\n    cs: https://listky.example/\n    en: https://listky.example/\nnotice:',
    ),
  },
}
