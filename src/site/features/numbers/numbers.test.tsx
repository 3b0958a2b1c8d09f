import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { Numbers } from './numbers'

test('each number is shown with its label', () => {
  renderIn('en', <Numbers exhibition={{ numbers: [{ value: '150+', label: 'works' }] }} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('150+ works')
})

test('without numbers the section is not rendered', () => {
  const { container } = renderIn('en', <Numbers exhibition={{ numbers: null }} />)
  expect(container).toBeEmptyDOMElement()
})
