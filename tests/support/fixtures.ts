import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { openingRows } from '../../src/i18n/opening-hours'

/** A picture as a query for `gatsbyImageData` returns it. */
export function aPicture({ width = 1, height = 0.75 } = {}): Queries.PictureFragment {
  const gatsbyImageData: IGatsbyImageData = {
    layout: 'fullWidth',
    backgroundColor: '#385868',
    width,
    height,
    images: {
      fallback: { src: '/static/720.jpg', srcSet: '/static/480.jpg 480w, /static/720.jpg 720w', sizes: '100vw' },
      sources: [{ type: 'image/avif', srcSet: '/static/480.avif 480w, /static/720.avif 720w', sizes: '100vw' }],
    },
  }
  return { gatsbyImageData }
}

/** The label of a painting. @param facts fields that differ */
export function aLabel(facts: Partial<Queries.WorkLabelFragment> = {}): Queries.WorkLabelFragment {
  return {
    title: 'Dno',
    yearFrom: null,
    year: 2024,
    circa: null,
    medium: 'písek',
    dimensions: { height: 80, width: 60, depth: null, diameter: null, note: null },
    duration: null,
    edition: null,
    credit: 'sbírka spolku Majakka',
    room: null,
    ...facts,
  }
}

const openingHours = [
  { date: '2031-09-04', opens: '10:00', closes: '19:00' },
  { date: '2031-09-07', opens: '10:00', closes: '21:00' },
]

/** The exhibition as the query of an English page returns it. */
export const anExhibition: Queries.CommonLayoutFragment & Queries.SeoFragment = {
  name: 'Seven',
  description: 'Seven artists at a palace.',
  organizer: 'Majakka Association',
  startDate: '2031-09-04',
  endDate: '2031-09-07',
  timeZone: 'Europe/Prague',
  programmeEnds: null,
  openingHours,
  openingRows: openingRows({ openingHours, startDate: '2031-09-04', endDate: '2031-09-07' }, 'en'),
  venue: { name: 'Harbour Warehouse', address: { street: 'Nábřežní 6', locality: 'Brno' } },
  homeParts: ['about', 'studios', 'program', 'contact'],
  hero: [{ artist: { slug: 'jana-nova', tint: { hue: 90, strength: 2, lightness: 90 } }, shown: { slug: 'dno' } }],
  documents: [
    { path: 'plan', menu: 'Plan', footer: 'Plan, in English', size: '2 MB' },
    { path: 'rad', menu: null, footer: 'Regulations', size: '40 kB' },
  ],
  pages: [
    { slug: 'safety', menu: null, footer: 'Safety' },
    { slug: 'press', menu: 'Press', footer: null },
  ],
}

const shown = { slug: 'a', title: 'A', yearFrom: null, year: null, circa: null, alt: 'Moře', image: aPicture() }

/** The title of an exhibition without a name, with one work. */
export const aHero: Queries.HeroFragment = {
  name: '',
  subtitle: '',
  startDate: '2031-09-04',
  endDate: '2031-09-07',
  admission: '',
  timeZone: 'Europe/Prague',
  documents: null,
  openingHours: [{ date: '2031-09-04', opens: '10:00', closes: '19:00' }],
  venue: { name: '', address: { locality: '' } },
  hero: [{ artist: { slug: 'b', name: 'B', tint: { hue: 20, strength: 3, lightness: 90 } }, shown }],
}
