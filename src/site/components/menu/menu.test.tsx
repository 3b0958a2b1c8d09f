import * as React from 'react'
import { anExhibition } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Menu } from './menu'

test.each([
  ['cs', ['čtvrtek', 'neděle'], ['čtvrtek 4. září', 'neděle 7. září']],
  ['en', ['Thursday', 'Sunday'], ['Thursday 4 September', 'Sunday 7 September']],
] as const)(
  'opening days have their date in an exhibition that lasts longer than a week (%s)',
  (language, days, dates) => {
    const daysUntil = (endDate: string) => {
      const { container } = renderIn(language, <Menu exhibition={{ ...anExhibition, endDate }} />)
      return [...container.querySelectorAll('time')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    }
    expect(daysUntil('2031-09-10')).toEqual(days)
    expect(daysUntil('2031-09-11')).toEqual(dates)
  },
)
