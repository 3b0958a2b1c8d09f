import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { all, also, type Change, remove, swap, value } from '../support/faults'
import {
  calledOff,
  inCzech,
  inEnglish,
  invitation,
  lastTour,
  site,
  studioTour,
  talk,
  tour,
  workshop,
} from './exhibition'
import type { Faults } from './seeded-fault'

export const dates: Faults = {
  'date/end-before-start': {
    'an event that ends before it starts': swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T14:00"⟧'),
    'an event after midnight with the day before': [
      all(
        swap(talk, '"2044-05-21T14:30"', '"2044-05-21T20:30"'),
        swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T01:00"⟧'),
      ),
      'If it ends after midnight, write "2044-05-22T01:00".',
    ],
    'an event that ends when it starts': swap(talk, '"2044-05-21T16:00"', '⟦"2044-05-21T14:30"⟧'),
    'an exhibition that ends before it starts': value(site, 'endDate: "2044-05-22"', '"2044-05-20"'),
    'a house that closes when it opens': firstHours('"10:00"', '⟦"10:00"⟧'),
    'a house that is still open when it opens again': all(
      firstHours('"10:00"', '⟦"09:00"⟧'),
      swap(site, 'opens: "11:00"', 'opens: "08:00"'),
    ),
  },
  'date/outside': {
    'an event after the exhibition': all(
      swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-23T10:30"⟧'),
      swap(tour, '"2044-05-21T11:30"', '"2044-05-23T11:30"'),
    ),
    'an event on the day before the exhibition': all(
      swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-20T10:30"⟧'),
      swap(tour, '"2044-05-21T11:30"', '"2044-05-20T11:30"'),
    ),
  },
  'date/registration-outside': {
    'an event with registration a year too early': [
      all(
        value(workshop, 'start: "2044-05-22T13:00"', '"2043-05-22T13:00"'),
        swap(workshop, 'end: "2044-05-22T15:00"', 'end: "2043-05-22T15:00"'),
      ),
      'start: "2044-05-22T13:00"\n  end: "2044-05-22T15:00"',
    ],
    'an event with registration that ends a year too late': value(
      workshop,
      'end: "2044-05-22T15:00"',
      '"2045-05-22T15:00"',
    ),
    'an evening by invitation 32 days after the exhibition': all(
      value(invitation, 'start: "2044-05-21T18:00"', '"2044-06-23T18:00"'),
      swap(invitation, 'end: "2044-05-21T22:00"', 'end: "2044-06-23T22:00"'),
    ),
    'an evening by invitation 32 days before the exhibition': all(
      value(invitation, 'start: "2044-05-21T18:00"', '"2044-04-19T18:00"'),
      swap(invitation, 'end: "2044-05-21T22:00"', 'end: "2044-04-19T22:00"'),
    ),
  },
  'date/hours-outside': {
    'opening hours outside the exhibition': swap(
      site,
      'numbers:',
      '  - date: ⟦"2044-05-24"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:',
    ),
  },
  'date/long': { 'an event of days': swap(studioTour, '"2044-05-21T17:30"', '⟦"2044-05-22T14:30"⟧') },
  'date/too-long': {
    'an exhibition of decades': [value(site, 'endDate: "2044-05-22"', '"2072-05-22"'), 'Fix the year'],
  },
  'date/long-hours': { 'a house that is open all day and all night': firstHours('"10:00"', '⟦"09:00"⟧') },
  'date/no-such-hour': {
    'a change in an hour that the clocks leave out': value(
      calledOff,
      'updated: "2044-05-18T09:30"',
      '"2044-03-27T03:30"',
    ),
    'a demonstration in an hour that the clocks leave out': demoDate('⟦"2044-03-27T03:30"⟧'),
    'an hour that the clocks leave out': all(
      onTheDayOfTheClocks,
      swap(site, 'opens: "11:00"', 'opens: "00:00"'),
      swap(lastTour, '"2044-03-27T19:00"', '⟦"2044-03-27T03:30"⟧'),
      swap(lastTour, '"2044-03-27T20:00"', '"2044-03-27T05:00"'),
    ),
    'a registration that closes in an hour that the clocks leave out': all(
      onTheDayOfTheClocks,
      value(workshop, 'closes: "2044-03-27T12:00"', '"2044-03-27T03:30"'),
    ),
    'a registration that opens in an hour that the clocks leave out': value(
      workshop,
      'opens: "2044-05-01T09:00"',
      '"2044-03-27T03:30"',
    ),
  },
  'date/outside-opening-hours': {
    'an event before the house opens': swap(tour, '"2044-05-21T10:30"', '⟦"2044-05-21T09:00"⟧'),
    'an event after the house closes': swap(lastTour, '"2044-05-22T20:00"', '⟦"2044-05-22T20:45"⟧'),
  },
  'date/night': {
    'an event elsewhere in the night instead of the afternoon': [
      all(
        swap(studioTour, '"2044-05-21T16:30"', '⟦"2044-05-21T04:30"⟧'),
        swap(studioTour, '"2044-05-21T17:30"', '"2044-05-21T05:30"'),
      ),
      '"2044-05-21T16:30"',
    ],
  },
  'date/twice': {
    'opening hours twice': swap(
      site,
      'numbers:',
      '  - date: ⟦"2044-05-22"⟧\n    opens: "10:00"\n    closes: "19:00"\nnumbers:',
    ),
  },
  'date/no-hours': {
    'a day without opening hours': [
      all(
        swap(site, '  - date: "2044-05-22"\n    opens: "11:00"\n    closes: "20:30"\n', ''),
        swap(site, 'openingHours', '⟦openingHours⟧'),
        withoutFiles((path) => path.startsWith('events/') && path !== invitation && !/atelier-/.test(path)),
        also({ published: undefined }),
      ),
      'If it is closed then, leave it.',
    ],
  },
  'date/updated-late': {
    'a last change after the exhibition': value(calledOff, 'updated: "2044-05-18T09:30"', '"2045-05-18T09:30"'),
  },
  'date/weekday': {
    'a wrong day of the week in Czech': inCzech('Přijde v ⟦neděli 21. května⟧.'),
    'a wrong day of the week in a Czech case': inCzech('Je tu od ⟦pátku 21. května⟧.'),
    'a wrong day of the week beside a date in numbers': inCzech('Je tu v ⟦pátek 21. 5.⟧ od deseti.'),
    'a wrong day of the week in another year': inCzech('Narodila se v ⟦neděli 4. května 1987⟧.'),
    'a wrong day of the week in English': inEnglish('She comes on ⟦Sunday, 21 May⟧.'),
  },
  'date/description': {
    'other days in the description, in English': [
      swap(site, 'Helsinki, 21–22 May 2044', 'Helsinki, ⟦3–6 June 2044⟧'),
      'Write “21–22\u00a0May 2044”.',
    ],
    'another year in the description, in Czech': swap(
      site,
      'Helsinkách, 21.–22. května 2044',
      'Helsinkách, ⟦21.–22. května 2043⟧',
    ),
    'a day without a year in the description': swap(site, 'Helsinki, 21–22 May 2044', 'Helsinki, from ⟦20 May⟧'),
  },
  'date/demo-in-production': {
    'a demonstration for the public': all(also({ isForProduction: true }), demoDate('⟦"2044-05-01T12:00"⟧')),
  },
}

/** The opening hours of the first day. */
function firstHours(opens: string, closes: string): Change {
  const day = '"2044-05-21"\n    opens: '
  return swap(site, `${day}"10:00"\n    closes: "18:00"`, `${day}${opens}\n    closes: ${closes}`)
}

/** The last day of the exhibition is one on which the clocks leave an hour out. */
function onTheDayOfTheClocks(content: ContentFolder): ContentFolder {
  const days = {
    ...{ '2044-05-18': '2044-03-23', '2044-05-21': '2044-03-26', '2044-05-22': '2044-03-27' },
    ...{ '21.–22. května': '26.–27. března', '21–22 May': '26–27 March' },
  }
  const shift = (text: string) => Object.entries(days).reduce((all, [from, to]) => all.replaceAll(from, to), text)
  const shifted = [...content.texts].map(([path, text]): [string, string] => [
    path,
    /^(events\/|exhibition)/.test(path) ? shift(text) : text,
  ])
  return swap(workshop, '  opens: "2044-05-01T09:00"\n', '')({ ...content, texts: new Map(shifted) })
}

/** The site shows itself as of that moment. */
function demoDate(moment: string): Change {
  return swap(site, 'timeZone: Europe/Helsinki\n', `timeZone: Europe/Helsinki\ndemoDate: ${moment}\n`)
}

/** A folder without some of its files. */
function withoutFiles(isGone: (path: string) => boolean): Change {
  return (content) => all(...[...content.texts.keys()].filter(isGone).map(remove))(content)
}
