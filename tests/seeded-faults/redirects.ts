import { also, type Change } from '../support/faults'
import type { Row } from './seeded-fault'

/** A rule in netlify.toml, after settings that are not redirects. */
const rule = (from: string, to: string, more = ''): Change =>
  also({ netlifyToml: `[build]\n  command = "x"\n\n[[redirects]]\n  from = ${from}\n  to = ${to}\n${more}` })

const force = '  force = true\n'

export const redirects: Row[] = [
  [
    'a rule that hides a page',
    'redirect/hides-page',
    rule('⟦"/umelec-svea-tallmark/"⟧', '"https://example.org"', force),
    { fix: 'Delete the rule.' },
  ],
  [
    'a rule that hides the pages of events',
    'redirect/hides-page',
    rule('⟦"/en/programme/:event"⟧', '"/en#program"', force),
    { fix: 'Delete the line “force = true”' },
  ],
  ['a rule at the address of a page', 'redirect/no-effect', rule('⟦"/umelci"⟧', '"/mistnosti"')],
  ['a rule at a former address', 'redirect/no-effect', rule('⟦"/program/dilnicka"⟧', '"/"', force)],
  ['a rule at the address of a document', 'redirect/no-effect', rule('⟦"/plan"⟧', '"/umelci"')],
  ['a rule for missing addresses that the site answers', 'redirect/no-effect', rule('⟦"/en/old/*"⟧', '"/en"')],
  [
    'a rule that leads to no page',
    'redirect/to-nothing',
    rule('"/stare"', '⟦"/umelec-svea-talmark?x#works"⟧'),
    { fix: 'Did you mean “/umelec-svea-tallmark”?' },
  ],
  ['a rule that leads to no document', 'redirect/to-nothing', rule('"/stare"', '⟦"/neni.pdf"⟧')],
]
