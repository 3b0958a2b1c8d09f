import { line, optional } from './fields'
import { localized } from './localized-fields'

/** The texts of the links to a document or a text page, in the menu and in the footer. */
export const links = {
  // The menu has large type: a longer text would not fit on a phone.
  menu: optional(localized(line(30)), { cs: 'Plán sálů', en: 'Plan of the rooms' }),
  footer: optional(localized(line(60)), { cs: 'Plán sálů', en: 'Plan of the rooms' }),
}
