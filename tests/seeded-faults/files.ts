import {
  all,
  also,
  besides,
  type Change,
  copy,
  expectAt,
  picture,
  put,
  remove,
  removeFolder,
  value,
  without,
} from '../support/faults'
import { artist, artistFolder, errors, hall, site, talk } from './exhibition'
import type { Faults } from './seeded-fault'

const renamed = (from: string, to: string): Change => all(copy(from, to), remove(from))

export const files: Faults = {
  'file/unexpected': {
    'a file in capitals': [
      copy(artist, `${artistFolder}/Artist.yaml`),
      { at: `${artistFolder}/Artist.yaml`, fix: `${artistFolder}/artist.yaml` },
    ],
    'a file .yml, of a place that events name': [
      renamed(hall, 'places/horni-patro.yml'),
      { at: 'places/horni-patro.yml', fix: hall },
    ],
    'a file that a program has saved as a text': [
      renamed(site, 'exhibition.yaml.txt'),
      { at: 'exhibition.yaml.txt', fix: site },
    ],
    'an event in the folder of places': [
      renamed(talk, 'places/rozhovor-o-mistech.yaml'),
      { at: 'places/rozhovor-o-mistech.yaml', fix: 'events/rozhovor-o-mistech.yaml' },
    ],
    'a folder misspelt': [
      renamed(talk, 'event/rozhovor-o-mistech.yaml'),
      { at: 'event/rozhovor-o-mistech.yaml', fix: talk },
    ],
    'a text among the PDFs': [put('files/seznam.yaml', ''), { at: 'files/seznam.yaml' }],
  },
  'file/missing': {
    'no exhibition': [
      all(remove('exhibition.yaml'), remove('mapa.svg'), remove('plan-prizemi.svg')),
      { at: 'exhibition.yaml' },
    ],
    'a file of texts deleted': [remove(errors), { at: errors }],
  },
  'file/link': { 'a symbolic link': [also({ links: new Set(['artists/kruh']) }), { at: 'artists/kruh' }] },
  'file/too-large': {
    'a file of 50 MB': [also({ oversized: new Map([['events/x.yaml', 50e6]]) }), { at: 'events/x.yaml' }],
  },
  'file/unused': {
    'a Word document': [besides('events/x.docx'), { at: 'events/x.docx' }],
  },
  'file/not-pdf': {
    'a picture among the PDFs': [besides('files/plakat.jpg'), { at: 'files/plakat.jpg' }],
  },
  'orphan/picture': {
    'a picture that no text names': [picture(`${artistFolder}/zbyl.jpg`, {}), { at: `${artistFolder}/zbyl.jpg` }],
  },
  'orphan/place': {
    'a place where nothing happens': put(
      'places/zahrada.yaml',
      'slug: ⟦zahrada⟧\nname:\n  cs: Zahrada\n  en: Garden\nwithin: pristav\n',
    ),
  },
  'orphan/programme': {
    'a programme without events': all(
      removeFolder('events'),
      without(site, 'studios'),
      ...['atelier-cihelna', 'atelier-majak', 'atelier-pradelna', 'atelier-strecha', 'kotelna'].map((place) =>
        remove(`places/${place}.yaml`),
      ),
      also({ published: undefined }),
      expectAt(site, '⟦programme⟧:\n'),
    ),
  },
  'orphan/pdf': {
    'a PDF that no document names': [besides('files/mapa.pdf'), { at: 'files/mapa.pdf' }],
  },
  'pdf/missing': {
    'a PDF misspelt': [
      value(site, 'file: /papiry/pravidla-dilen.pdf', '/papiry/pravidla_dilen.pdf'),
      '/papiry/pravidla-dilen.pdf',
    ],
    'a PDF that is not there': [
      value(site, 'file: /plan-skladu.pdf', '/tisk/uplne-jiny-dokument.pdf'),
      'content/files/tisk/uplne-jiny-dokument.pdf',
    ],
  },
  'pdf/said-twice': {
    'a link that says that it is a PDF': [
      value(site, 'en: Plan of the warehouse, Czech and English', 'Plan of the warehouse (PDF, Czech and English)'),
      '“Plan of the warehouse, Czech and English”',
    ],
    'a link that says how large its PDF is': [
      value(site, 'en: Plan of the warehouse, Czech and English', 'Plan of the warehouse (PDF, 2.4 MB)'),
      'Leave it out: “Plan of the warehouse”.',
    ],
  },
  'pdf/broken': {
    'a PDF that does not open': all(
      expectAt(site, 'file: ⟦/papiry/pravidla-dilen.pdf⟧'),
      also({ brokenPdfs: new Set(['files/papiry/pravidla-dilen.pdf']) }),
    ),
  },
}
