import type { Artist, Content, Event, Place, Work } from '../../src/gatsby/published-content/read-contents'
import { textsOf } from '../../src/i18n/find-text'

export const aHall: Place = {
  slug: 'sklad',
  name: 'Přístavní\u00a0sklad',
  address: { street: 'Nábřežní 6', postalCode: null, locality: 'Brno', country: null },
  position: { latitude: 49.1951, longitude: 16.6068 },
  isInVenue: true,
  isOnMapOfContact: true,
}

export const anEvent: Event = {
  slug: 'prohlidka',
  type: 'guidedTour',
  title: 'Prohlídka',
  description: 'Text.\n',
  start: '2031-10-26T01:00',
  end: '2031-10-26T04:00',
  languages: ['cs', 'de'],
  place: {
    slug: 'podkrovi',
    name: 'Podkroví',
    address: null,
    position: null,
    isInVenue: true,
    isOnMapOfContact: true,
    within: aHall,
  },
  availability: null,
  cancelled: null,
  updated: null,
  registration: null,
  ledBy: [],
}

export const anArtist: Artist = {
  slug: 'jana-nova',
  name: 'Jana Nová',
  sortName: 'Nová Jana',
  type: null,
  place: null,
  birthYear: 1984,
  deathYear: null,
  circa: null,
  summary: 'Maluje.',
  bio: null,
  url: null,
  gallery: null,
  works: [],
}

export const aWork: Work = {
  slug: 'dno',
  url: null,
  gallery: null,
  title: 'Dno',
  yearFrom: null,
  year: 2024,
  circa: null,
  medium: 'písek',
  dimensions: null,
  duration: null,
  edition: null,
  credit: 'soukromá sbírka',
  alt: 'Žlutá miska.',
  room: null,
  image: 'dno.jpg',
}

type Changes = { events?: Event[]; artists?: Artist[]; registration?: string }

/** The content of a small exhibition in Czech, as the build reads it. */
export const contentWith = (changes: Changes = {}): Content => ({
  siteUrl: 'https://sedm.example',
  language: 'cs',
  t: textsOf({}, 'cs'),
  exhibition: {
    name: 'Sedm',
    subtitle: 'výstava',
    description: 'Sedm umělců.',
    organizer: 'Spolek Majakka',
    startDate: '2031-10-25',
    endDate: '2031-10-26',
    timeZone: 'Europe/Prague',
    openingHours: [
      { date: '2031-10-26', opens: '10:00', closes: '19:00' },
      { date: '2031-10-25', opens: '12:00', closes: '21:00' },
    ],
    venue: aHall,
    floors: null,
    admission: 'vstup volný',
    about: { text: 'Sedm lidí.\n', signature: null },
    contact: {
      email: 'sedm@majakka.example',
      phone: null,
      stops: null,
      directions: ['Tramvají na konečnou.'],
      access: null,
    },
    programme: changes.registration === undefined ? null : { intro: '', registration: changes.registration },
    studios: null,
    homeParts: ['about', 'program', 'contact'],
    pages: [],
    documents: null,
  },
  hero: 'dno.jpg',
  partners: [],
  artists: changes.artists ?? [],
  places: [],
  events: changes.events ?? [],
  invitations: [],
})
