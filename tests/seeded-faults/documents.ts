import { all, also, expectAt, put, swap } from '../support/faults'
import { artist, site } from './exhibition'
import type { Row } from './seeded-fault'

export const documents: Row[] = [
  [
    'a PDF misspelt',
    'pdf/missing',
    swap(site, 'file: /papiry/pravidla-dilen.pdf', 'file: ⟦/papiry/pravidla_dilen.pdf⟧'),
    { fix: '/papiry/pravidla-dilen.pdf' },
  ],
  [
    'a PDF that is not there',
    'pdf/missing',
    swap(site, 'file: /plan-skladu.pdf', 'file: ⟦/tisk/uplne-jiny-dokument.pdf⟧'),
    { fix: 'content/files/tisk/uplne-jiny-dokument.pdf' },
  ],
  [
    'a PDF that does not open',
    'pdf/broken',
    all(
      expectAt(site, 'file: ⟦/papiry/pravidla-dilen.pdf⟧'),
      also({ brokenPdfs: new Set(['files/papiry/pravidla-dilen.pdf']) }),
    ),
  ],
  [
    'a link that says that it is a PDF',
    'pdf/said-twice',
    swap(site, 'en: Plan of the warehouse, Czech and English', 'en: ⟦Plan of the warehouse (PDF, Czech and English)⟧'),
    { fix: '“Plan of the warehouse, Czech and English”' },
  ],
  [
    'a PDF that no document names',
    'orphan/pdf',
    (content) => also({ files: new Set([...content.files, 'files/mapa.pdf']) })(content),
    { at: 'content/files/mapa.pdf' },
  ],
  [
    'a picture among the PDFs',
    'file/not-pdf',
    (content) => also({ files: new Set([...content.files, 'files/plakat.jpg']) })(content),
    { at: 'content/files/plakat.jpg' },
  ],
  ['a text among the PDFs', 'file/unexpected', put('files/seznam.yaml', ''), { at: 'content/files/seznam.yaml' }],
  [
    'a document at the address of a page',
    'address/taken',
    swap(site, 'path: plan', 'path: ⟦umelci⟧'),
    { fix: 'another word' },
  ],
  ['a document at the address of the works', 'address/taken', swap(site, 'path: plan', 'path: ⟦dila⟧')],
  ['a document at the address of the programme', 'address/taken', swap(site, 'path: plan', 'path: ⟦program⟧')],
  ['a document at the address of a language', 'address/taken', swap(site, 'path: plan', 'path: ⟦en⟧')],
  ['a document at the address of another', 'address/taken', swap(site, 'path: pravidla_dilen', 'path: ⟦plan⟧')],
  ['a document at the address of an artist', 'address/taken', swap(site, 'path: plan', 'path: ⟦umelec-ada-brusinka⟧')],
  ['a document at the address of the form', 'address/reserved', swap(site, 'path: plan', 'path: ⟦admin⟧')],
  ['a short address of two words', 'schema/path-word', swap(site, 'path: plan', 'path: ⟦Plan skladu⟧')],
  [
    'a former slug that another artist has',
    'slug/former-taken',
    swap(artist, 'slug: ada-brusinka\n', 'slug: ada-brusinka\nformerSlugs: [⟦hugo-hrusen⟧]\n'),
  ],
  [
    'a former slug that is the slug',
    'slug/former-taken',
    swap(artist, 'slug: ada-brusinka\n', 'slug: ada-brusinka\nformerSlugs: [⟦ada-brusinka⟧]\n'),
  ],
  [
    'a former slug of two artists',
    'slug/former-taken',
    all(
      swap(artist, 'slug: ada-brusinka\n', 'slug: ada-brusinka\nformerSlugs: [a-stara]\n'),
      swap('artists/hugo-hrusen/artist.yaml', 'slug: hugo-hrusen\n', 'slug: hugo-hrusen\nformerSlugs: [⟦a-stara⟧]\n'),
    ),
  ],
]
