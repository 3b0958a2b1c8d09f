import { all, also, type Change, expectAt, remove, swap, changed } from '../support/faults'
import {
  artist,
  calledOff,
  invitation,
  lastTour,
  sentence,
  sentenceEn,
  site,
  studioTour,
  talk,
  tour,
  workshop,
} from './exhibition'
import type { Row } from './seeded-fault'

export const dates: Row[] = [
  [
    'an event after the exhibition',
    'date/outside',
    all(
      swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-23T10:30"⟧'),
      swap(tour, '"2044-05-21T11:30"', '"2044-05-23T11:30"'),
    ),
  ],
  [
    'an event on the day before the exhibition',
    'date/outside',
    all(
      swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-20T10:30"⟧'),
      swap(tour, '"2044-05-21T11:30"', '"2044-05-20T11:30"'),
    ),
  ],
  [
    'an event with registration a year too early',
    'date/registration-outside',
    all(
      swap(workshop, 'start: "2044-05-22T13:00"', 'start: ⟦"2043-05-22T13:00"⟧'),
      swap(workshop, 'end: "2044-05-22T15:00"', 'end: "2043-05-22T15:00"'),
    ),
    { fix: 'start: "2044-05-22T13:00"\n  end: "2044-05-22T15:00"' },
  ],
  [
    'an event with registration that ends a year too late',
    'date/registration-outside',
    swap(workshop, 'end: "2044-05-22T15:00"', 'end: ⟦"2045-05-22T15:00"⟧'),
  ],
  [
    'an evening by invitation 32 days after the exhibition',
    'date/registration-outside',
    all(
      swap(invitation, 'start: "2044-05-21T18:00"', 'start: ⟦"2044-06-23T18:00"⟧'),
      swap(invitation, 'end: "2044-05-21T22:00"', 'end: "2044-06-23T22:00"'),
    ),
  ],
  [
    'an evening by invitation 32 days before the exhibition',
    'date/registration-outside',
    all(
      swap(invitation, 'start: "2044-05-21T18:00"', 'start: ⟦"2044-04-19T18:00"⟧'),
      swap(invitation, 'end: "2044-05-21T22:00"', 'end: "2044-04-19T22:00"'),
    ),
  ],
  [
    'an event that ends before it starts',
    'date/end-before-start',
    swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T14:00"⟧'),
  ],
  [
    'an exhibition that ends before it starts',
    'date/end-before-start',
    swap(site, 'endDate: "2044-05-22"', 'endDate: ⟦"2044-05-20"⟧'),
  ],
  ['a house that closes when it opens', 'date/end-before-start', firstHours('"10:00"', '⟦"10:00"⟧')],
  [
    'a house that is still open when it opens again',
    'date/end-before-start',
    all(firstHours('"10:00"', '⟦"09:00"⟧'), swap(site, 'opens: "11:00"', 'opens: "08:00"')),
  ],
  ['a house that is open all day and all night', 'date/long-hours', firstHours('"10:00"', '⟦"09:00"⟧')],
  [
    'opening hours outside the exhibition',
    'date/hours-outside',
    swap(site, 'numbers:', '  - date: ⟦"2044-05-24"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:'),
  ],
  [
    'opening hours twice',
    'date/twice',
    swap(site, 'numbers:', '  - date: ⟦"2044-05-22"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:'),
  ],
  [
    'an event before the house opens',
    'date/outside-opening-hours',
    swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-21T09:00"⟧'),
  ],
  [
    'an event after the house closes',
    'date/outside-opening-hours',
    swap(lastTour, '"2044-05-22T20:00"', '⟦"2044-05-22T20:45"⟧'),
  ],
  ['an event of days', 'date/long', swap(studioTour, '"2044-05-21T17:30"', '⟦"2044-05-22T14:30"⟧')],
  [
    'a registration that closes after the event',
    'date/registration-closes-late',
    swap(invitation, 'registrationCloses: "2044-05-21T12:00"', 'registrationCloses: ⟦"2044-05-22T12:00"⟧'),
  ],
  [
    'a demonstration for the public',
    'date/demo-in-production',
    all(also({ isForProduction: true }), demoDate('⟦"2044-05-01T12:00"⟧')),
  ],
  [
    'a change in an hour that the clocks leave out',
    'date/no-such-hour',
    swap(calledOff, 'updated: "2044-05-18T09:30"', 'updated: ⟦"2044-03-27T03:30"⟧'),
  ],
  ['a demonstration in an hour that the clocks leave out', 'date/no-such-hour', demoDate('⟦"2044-03-27T03:30"⟧')],
  ['a wrong day of the week in Czech', 'date/weekday', swap(artist, sentence, 'Přijde v ⟦neděli 21. května⟧.')],
  ['a wrong day of the week in English', 'date/weekday', swap(artist, sentenceEn, 'She comes on ⟦Sunday, 21 May⟧.')],
  [
    'a day without opening hours',
    'date/no-hours',
    all(
      swap(site, '  - date: "2044-05-22"\n    opens: "11:00"\n    closes: "20:30"\n', ''),
      swap(site, 'openingHours', '⟦openingHours⟧'),
      without((path) => path.startsWith('events/') && path !== invitation && !/atelier-/.test(path)),
      also({ published: undefined }),
    ),
  ],
  [
    'an event that was called off at an unknown time',
    'event/called-off-without-updated',
    swap(calledOff, 'cancelled: true\nupdated: "2044-05-18T09:30"\n', 'cancelled: ⟦true⟧\n'),
  ],
  [
    'an event that a change moves',
    'event/changed-without-updated',
    changed(all(swap(talk, '"2044-05-21T14:30"', '"2044-05-21T14:45"'), expectAt(talk, '⟦start⟧:'))),
    { fix: 'updated: "2044-05-02T12:30"' },
  ],
  [
    'an event that a change moves for the second time',
    'event/changed-without-updated',
    all(
      swap(talk, 'capacity: 80\n', 'capacity: 80\nupdated: "2044-05-01T09:00"\n'),
      changed(all(swap(talk, '"2044-05-21T16:00"', '"2044-05-21T15:45"'), expectAt(talk, '⟦end⟧:'))),
    ),
  ],
  [
    'an event that a change moves to another room',
    'event/changed-without-updated',
    changed(swap(talk, 'place: horni-patro', '⟦place⟧: pristav')),
  ],
  [
    'an event that a change holds after all',
    'event/changed-without-updated',
    changed(
      all(swap(calledOff, 'cancelled: true\nupdated: "2044-05-18T09:30"\n', ''), expectAt(calledOff, '⟦start⟧:')),
    ),
  ],
  [
    'an event that a change calls off, with the time of an earlier change',
    'event/changed-without-updated',
    all(
      swap(talk, 'capacity: 80\n', 'capacity: 80\nupdated: "2044-05-01T09:00"\n'),
      changed(swap(talk, 'capacity: 80\n', 'capacity: 80\n⟦cancelled⟧: true\n')),
    ),
  ],
  [
    'a studio that a change moves, with the event in it',
    'event/changed-without-updated',
    changed(
      all(swap('places/atelier-strecha.yaml', 'Vaasankatu 8', 'Vaasankatu 10'), expectAt(studioTour, '⟦place⟧:')),
    ),
  ],
  [
    'an hour that the clocks leave out',
    'date/no-such-hour',
    (content) => {
      const shift = (text: string) => text.replaceAll('2044-05-21', '2044-03-26').replaceAll('2044-05-22', '2044-03-27')
      const shifted = new Map(
        [...content.texts].map(([path, text]) => [path, /^(events\/|exhibition)/.test(path) ? shift(text) : text]),
      )
      return all(
        swap(site, 'opens: "11:00"', 'opens: "00:00"'),
        swap(workshop, '  opens: "2044-05-01T09:00"\n', ''),
        swap(lastTour, '"2044-03-27T19:00"', '⟦"2044-03-27T03:30"⟧'),
        swap(lastTour, '"2044-03-27T20:00"', '"2044-03-27T05:00"'),
      )({ ...content, texts: shifted })
    },
  ],
]

/** The opening hours of the first day. */
function firstHours(opens: string, closes: string): Change {
  const day = '"2044-05-21"\n    opens: '
  return swap(site, `${day}"10:00"\n    closes: "18:00"`, `${day}${opens}\n    closes: ${closes}`)
}

/** The site shows itself as of that moment. */
function demoDate(moment: string): Change {
  return swap(site, 'timeZone: Europe/Helsinki\n', `timeZone: Europe/Helsinki\ndemoDate: ${moment}\n`)
}

/** A folder without some of its files. */
function without(isGone: (path: string) => boolean): Change {
  return (content) => all(...[...content.texts.keys()].filter(isGone).map(remove))(content)
}
