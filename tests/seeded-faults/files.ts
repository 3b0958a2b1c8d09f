import { all, also, type Change, copy, remove } from '../support/faults'
import { artist, artistFolder, hall, site, talk } from './exhibition'
import type { Row } from './seeded-fault'

const renamed = (from: string, to: string): Change => all(copy(from, to), remove(from))

export const files: Row[] = [
  [
    'a file in capitals',
    'file/unexpected',
    copy(artist, `${artistFolder}/Artist.yaml`),
    { at: `content/${artistFolder}/Artist.yaml`, fix: `${artistFolder}/artist.yaml` },
  ],
  [
    'a file .yml, of a place that events name',
    'file/unexpected',
    renamed(hall, 'places/horni-patro.yml'),
    { at: 'content/places/horni-patro.yml', fix: hall },
  ],
  [
    'a file that a program has saved as a text',
    'file/unexpected',
    renamed(site, 'exhibition.yaml.txt'),
    { at: 'content/exhibition.yaml.txt', fix: site },
  ],
  [
    'a folder misspelt',
    'file/unexpected',
    renamed(talk, 'event/rozhovor-o-mistech.yaml'),
    { at: 'content/event/rozhovor-o-mistech.yaml', fix: talk },
  ],
  [
    'no exhibition',
    'file/missing',
    all(remove('exhibition.yaml'), remove('mapa.svg'), remove('plan-prizemi.svg')),
    { at: 'content/exhibition.yaml' },
  ],
  ['a symbolic link', 'file/link', also({ links: new Set(['artists/kruh']) }), { at: 'content/artists/kruh' }],
  [
    'a file of 50 MB',
    'file/too-large',
    also({ oversized: new Map([['events/x.yaml', 50e6]]) }),
    { at: 'content/events/x.yaml' },
  ],
  [
    'a Word document',
    'file/unused',
    (content) => also({ files: new Set([...content.files, 'events/x.docx']) })(content),
    { at: 'content/events/x.docx' },
  ],
]
