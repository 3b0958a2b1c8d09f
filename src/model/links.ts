import { line, localized } from './fields'

/** Where every page links to a document or a page of text, and in which words. */
export const links = {
  // Set in large type; longer words would not fit on a phone.
  menu: localized(line(30))
    .optional()
    .meta({ examples: [{ cs: 'Návštěvní řád (PDF)', en: 'Visitor regulations (PDF)' }] }),
  footer: localized(line(60))
    .optional()
    .meta({ examples: [{ cs: 'Návštěvní řád (PDF)', en: 'Visitor regulations (PDF)' }] }),
}
