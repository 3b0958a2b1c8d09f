import { all, also, swap, value } from '../support/faults'
import { altEn, artist, site, summaryEn } from './exhibition'
import type { Faults } from './seeded-fault'

export const examples: Faults = {
  'example/text': {
    'the alternative text of the example before the site is public': all(
      also({ published: undefined }),
      swap(artist, altEn, '⟦A field of blue under a lighter band of sky.⟧'),
    ),
  },
  'example/published': {
    'the e-mail address of the example on a public site': value(
      site,
      'email: sest@majakka.example',
      'exhibition@gallery.example',
    ),
    'the association of the example inside a text': swap(artist, summaryEn, '⟦She founded the Example Association.⟧'),
  },
}
