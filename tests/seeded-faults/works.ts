import { all, picture, swap } from '../support/faults'
import { artist } from './exhibition'
import type { Row } from './seeded-fault'

const dead = 'artists/zofie-zitna/artist.yaml'
const collective = 'artists/svea-tallmark/artist.yaml'
const print = 'artists/lukasz-swiatek/artist.yaml'
const video = 'artists/chiara-chladova/artist.yaml'

export const works: Row[] = [
  ['a death before the birth', 'year/reversed', swap(dead, 'deathYear: 2039', 'deathYear: ⟦1939⟧')],
  ['a work begun after it was done', 'year/reversed', swap(collective, '    year: 2041', '    year: ⟦2014⟧')],
  ['a year of birth of long ago', 'year/unlikely', swap(artist, 'birthYear: 1979', 'birthYear: ⟦1079⟧')],
  ['an artist who is a child', 'year/unlikely', swap(artist, 'birthYear: 1979', 'birthYear: ⟦2035⟧')],
  [
    'a collective of the future',
    'year/unlikely',
    swap(collective, 'type: collective\n', 'type: collective\nbirthYear: ⟦2045⟧\n'),
  ],
  ['a death in the future', 'year/unlikely', swap(dead, 'deathYear: 2039', 'deathYear: ⟦2093⟧')],
  [
    'a life of 140 years',
    'year/unlikely',
    all(swap(dead, 'birthYear: 1957', 'birthYear: 1899'), swap(dead, '2039', '⟦2039⟧')),
  ],
  ['a work of after the exhibition', 'year/unlikely', swap(artist, '    year: 2023', '    year: ⟦2203⟧')],
  ['a work before the artist was born', 'year/unlikely', swap(artist, '    year: 2023', '    year: ⟦1923⟧')],
  [
    'an artist of a hundred and forty years',
    'year/unlikely',
    all(
      swap(collective, 'type: collective\n', 'birthYear: 1898\n'),
      swap(collective, 'yearFrom: 2038', 'yearFrom: ⟦2038⟧'),
    ),
  ],
  [
    'a work of long after the death',
    'year/unlikely',
    all(swap(dead, 'deathYear: 2039', 'deathYear: 2000'), swap(dead, 'year: 2021', 'year: ⟦2021⟧')),
  ],
  [
    'a work without its year',
    'label/no-year',
    all(
      swap(artist, '    year: 2023\n', ''),
      swap(artist, '    title:\n      cs: Leden', '    ⟦title⟧:\n      cs: Leden'),
    ),
  ],
  [
    'an approximate year that is missing',
    'label/no-year',
    all(
      swap(artist, '    year: 2023\n', '    circa: true\n'),
      swap(artist, '    title:\n      cs: Leden', '    ⟦title⟧:\n      cs: Leden'),
    ),
    { fix: 'delete the line “circa: true”' },
  ],
  [
    'a video without its duration',
    'label/no-size',
    all(
      swap(video, '    duration:\n      hours: 1\n      minutes: 12\n      seconds: 30\n', ''),
      swap(video, '    title:\n      cs: Protiproud', '    ⟦title⟧:\n      cs: Protiproud'),
    ),
    { fix: 'dimensions variable' },
  ],
  [
    'dimensions in millimetres',
    'label/unit',
    swap(artist, 'height: 90\n      width: 120', 'height: 900\n      width: ⟦1200⟧'),
    { fix: 'If these are millimetres, write height: 90, width: 120.' },
  ],
  [
    'a sheet of paper in millimetres',
    'label/unit',
    swap(artist, 'height: 90\n      width: 120', 'height: ⟦297⟧\n      width: 210'),
    { fix: 'height: 29.7, width: 21' },
  ],
  [
    'dimensions in metres',
    'label/unit',
    swap(artist, 'height: 90\n      width: 120', 'height: 0.9\n      width: ⟦1.2⟧'),
    { fix: 'If these are metres, write height: 90, width: 120.' },
  ],
  [
    'the width of a work before its height',
    'label/swapped',
    all(
      swap(artist, 'height: 90\n      width: 120', 'height: ⟦120⟧\n      width: 90'),
      picture('artists/ada-brusinka/leden.jpg', { width: 2400, height: 1800 }),
    ),
    { fix: 'Write “height: 90” and “width: 120”' },
  ],
  [
    'a work in a room of another building',
    'room/outside-venue',
    swap(artist, 'room: horni-patro\n    image: leden', 'room: ⟦kotelna⟧\n    image: leden'),
    { fix: 'within: pristav' },
  ],
  ['a birth after every work', 'year/unlikely', swap(artist, 'birthYear: 1979', 'birthYear: ⟦2025⟧')],
  ['a video that lasts days', 'label/large', swap(video, 'hours: 1\n', 'hours: ⟦1230⟧\n')],
  ['a copy more than there are', 'label/edition', swap(print, 'number: 3', 'number: ⟦13⟧')],
  [
    'an unlimited edition of ten copies',
    'label/unlimited-edition',
    swap(print, 'artistProofs: 2', 'unlimited: ⟦true⟧\n      artistProofs: 2'),
  ],
]
