import * as React from 'react'

/** In a template: gives the widths of letters to the function, which fits the guest's name. The build takes it out. */
export function LetterWidths() {
  return <data hidden value={process.env.GATSBY_TITLE_FONT_WIDTHS ?? ''} data-letter-widths />
}
