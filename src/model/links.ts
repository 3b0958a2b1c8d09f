import { line } from './fields'
import { localized } from './localized-fields'

/** The texts of the links to a document or a text page, in the menu and in the footer. */
export const links = {
  // The menu has large type: a longer text would not fit on a phone.
  menu: localized(line(30))
    .optional()
    .meta({ examples: [{ cs: 'Plán sálů', en: 'Plan of the rooms' }] }),
  footer: localized(line(60))
    .optional()
    .meta({ examples: [{ cs: 'Plán sálů', en: 'Plan of the rooms' }] }),
}
