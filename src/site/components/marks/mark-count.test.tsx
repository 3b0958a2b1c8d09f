import * as React from 'react'
import { act, render } from '@testing-library/react'
import { MarkCount } from './mark-count'
import { saveMarks } from './marks'

test('the number of marks is that of this browser, and nothing if there are none', () => {
  const { container } = render(<MarkCount />)
  expect(container).toBeEmptyDOMElement()
  act(() => void saveMarks(['skladani', 'jana-nova/more']))
  expect(container).toHaveTextContent('2')
  act(() => {
    localStorage.setItem('plan', 'skladani')
    window.dispatchEvent(new Event('storage'))
  })
  expect(container).toHaveTextContent('1')
  act(() => void saveMarks([]))
  expect(container).toBeEmptyDOMElement()
})
