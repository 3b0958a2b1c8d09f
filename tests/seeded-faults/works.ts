import { add, all, picture, swap, value } from '../support/faults'
import { artist, site } from './exhibition'
import type { Faults } from './seeded-fault'

const dead = 'artists/zofie-zitna/artist.yaml'
const collective = 'artists/svea-tallmark/artist.yaml'
const print = 'artists/lukasz-swiatek/artist.yaml'
const video = 'artists/chiara-chladova/artist.yaml'

export const works: Faults = {
  'label/no-year': {
    'a work without its year': all(
      swap(artist, '    year: 2023\n', ''),
      swap(artist, '    title:\n      cs: Leden', '    ⟦title⟧:\n      cs: Leden'),
    ),
    'an approximate year that is missing': [
      all(
        swap(artist, '    year: 2023\n', '    circa: true\n'),
        swap(artist, '    title:\n      cs: Leden', '    ⟦title⟧:\n      cs: Leden'),
      ),
      'delete the line “circa: true”',
    ],
  },
  'label/no-size': {
    'a video without its duration': [
      all(
        swap(video, '    duration:\n      hours: 1\n      minutes: 12\n      seconds: 30\n', ''),
        swap(video, '    title:\n      cs: Protiproud', '    ⟦title⟧:\n      cs: Protiproud'),
      ),
      'dimensions variable',
    ],
  },
  'label/large': { 'a video that lasts days': swap(video, 'hours: 1\n', 'hours: ⟦1230⟧\n') },
  'label/unit': {
    'dimensions in millimetres': [
      swap(artist, 'height: 90\n      width: 120', 'height: 900\n      width: ⟦1200⟧'),
      'If these are millimetres, write height: 90, width: 120.',
    ],
    'a sheet of paper in millimetres': [
      swap(artist, 'height: 90\n      width: 120', 'height: ⟦297⟧\n      width: 210'),
      'height: 29.7, width: 21',
    ],
    'dimensions in metres': [
      swap(artist, 'height: 90\n      width: 120', 'height: 0.9\n      width: ⟦1.2⟧'),
      'If these are metres, write height: 90, width: 120.',
    ],
  },
  'label/swapped': {
    'the width of a work before its height': [
      all(
        swap(artist, 'height: 90\n      width: 120', 'height: ⟦120⟧\n      width: 90'),
        picture('artists/ada-brusinka/leden.jpg', { width: 2400, height: 1800 }),
      ),
      'Write “height: 90” and “width: 120”',
    ],
  },
  'label/edition': { 'a copy more than there are': value(print, 'number: 3', '13') },
  'label/unlimited-edition': {
    'an unlimited edition of ten copies': swap(print, 'artistProofs: 2', 'unlimited: ⟦true⟧\n      artistProofs: 2'),
  },
  'numbers/count': {
    'a figure of artists that is not theirs': value(site, 'value: "6"', '"5"'),
    'a figure of days that is not theirs': value(site, 'value: "2"', '"3"'),
    'more works promised than there are': value(site, 'value: "15"', '"16+"'),
  },
  'year/reversed': {
    'a death before the birth': value(dead, 'deathYear: 2039', '1939'),
    'a work begun after it was done': value(collective, '    year: 2041', '2014'),
  },
  'year/unlikely': {
    'a year of birth of long ago': value(artist, 'birthYear: 1979', '1079'),
    'an artist who is a child': value(artist, 'birthYear: 1979', '2035'),
    'a collective of the future': add(collective, 'type: collective\n', 'birthYear: ⟦2045⟧\n'),
    'a death in the future': value(dead, 'deathYear: 2039', '2093'),
    'a life of 140 years': all(swap(dead, 'birthYear: 1957', 'birthYear: 1899'), swap(dead, '2039', '⟦2039⟧')),
    'a work of after the exhibition': value(artist, '    year: 2023', '2203'),
    'a work before the artist was born': value(artist, '    year: 2023', '1923'),
    'an artist of a hundred and forty years': all(
      swap(collective, 'type: collective\n', 'birthYear: 1898\n'),
      value(collective, 'yearFrom: 2038', '2038'),
    ),
    'a work of long after the death': all(
      swap(dead, 'deathYear: 2039', 'deathYear: 2000'),
      value(dead, 'year: 2021', '2021'),
    ),
    'the only work of a collective, from before it was founded': all(
      swap(collective, 'type: collective\n', 'type: collective\nbirthYear: 2040\n'),
      value(collective, 'yearFrom: 2038', '2038'),
    ),
    'a birth after every work': value(artist, 'birthYear: 1979', '2025'),
  },
}
