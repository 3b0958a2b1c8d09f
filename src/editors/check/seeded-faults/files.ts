import { all, also, copy, put, remove } from '../../../../tests/support/faults'
import { artist, artistFolder } from './exhibition'
import type { Row } from './seeded-fault'

export const files: Row[] = [
  [
    'a file in capitals',
    'file/unexpected',
    copy(artist, `${artistFolder}/Artist.yaml`),
    { at: `content/${artistFolder}/Artist.yaml`, fix: `${artistFolder}/artist.yaml` },
  ],
  [
    'a file .yml',
    'file/unexpected',
    put('events/x.yml', 'slug: x\n'),
    { at: 'content/events/x.yml', fix: 'events/x.yaml' },
  ],
  [
    'a folder misspelt',
    'file/unexpected',
    put('event/x.yaml', 'slug: x\n'),
    { at: 'content/event/x.yaml', fix: 'events/x.yaml' },
  ],
  [
    'no exhibition',
    'file/missing',
    all(remove('exhibition.yaml'), remove('mapa.svg')),
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
