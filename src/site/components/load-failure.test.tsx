import * as React from 'react'
import { act, screen } from '@testing-library/react'
import { loadFailure } from '../dom/contract'
import { renderIn } from '../../../tests/support/render'
import { LoadFailure } from './load-failure'

test.each([
  ['cs', 'Stránku se nepodařilo načíst. Zkusit znovu'],
  ['en', 'The page could not be loaded. Try again'],
] as const)(
  'a page that could not be loaded is announced, with a link to the last such page (%s)',
  (language, text) => {
    renderIn(language, <LoadFailure />)
    const alert = screen.getByRole('alert')
    for (const message of alert.children) expect(message).not.toBeVisible()
    for (const detail of ['/umelci', '/dila?a=1#ch']) {
      act(() => void window.dispatchEvent(new CustomEvent(loadFailure, { detail })))
    }
    expect(alert).toHaveTextContent(text)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/dila?a=1#ch')
  },
)
