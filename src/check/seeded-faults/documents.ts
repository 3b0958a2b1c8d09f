import { all, also, append, expectAt, swap } from '../../testing/faults'
import { site } from './exhibition'
import type { Row } from './seeded-fault'

export const documents: Row[] = [
  [
    'a PDF misspelt',
    'pdf/missing',
    swap(site, 'file: /documents/navstevni-rad.pdf', 'file: ⟦/documents/navstevni_rad.pdf⟧'),
    { fix: '/documents/navstevni-rad.pdf' },
  ],
  [
    'a PDF that does not open',
    'pdf/broken',
    all(
      expectAt(site, 'file: ⟦/documents/navstevni-rad.pdf⟧'),
      also({ brokenPdfs: new Set(['/documents/navstevni-rad.pdf']) }),
    ),
  ],
  [
    'a PDF that nothing leads to',
    'orphan/pdf',
    (content) => also({ staticFiles: new Set([...content.staticFiles, '/mapa.pdf']) })(content),
    { at: 'static/mapa.pdf' },
  ],
  [
    'a redirect to nowhere',
    'redirect/no-target',
    append('netlify.toml', '[[redirects]]\n  from = "/mapa"\n  to = "⟦/umelcii⟧"\n'),
    { fix: '/umelci' },
  ],
  [
    'a redirect to itself',
    'redirect/loop',
    append('netlify.toml', '[[redirects]]\n  from = "/mapa"\n  to = "⟦/mapa⟧"\n'),
  ],
  [
    'a redirect that a page hides',
    'redirect/hidden',
    append('netlify.toml', '[[redirects]]\n  from = "⟦/umelci⟧"\n  to = "/"\n'),
  ],
  ['a redirect that is no TOML', 'redirect/invalid', append('netlify.toml', '[[redirects]]\n  from = ⟦/⟧mapa\n')],
  [
    'a document that its address does not lead to',
    'redirect/other-document',
    swap(site, 'file: /documents/navstevni-rad.pdf', 'file: ⟦/documents/pravidla-souteze-sberatelske-karty.pdf⟧'),
    { fix: 'netlify.toml' },
  ],
]
