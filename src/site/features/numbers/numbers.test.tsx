import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { Numbers } from './numbers'

test('each figure stands with what it counts', () => {
  renderIn('en', <Numbers exhibition={{ numbers: [{ value: '150+', label: 'works' }] }} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('150+ works')
})

test('an exhibition without numbers shows nothing of them', () => {
  const { container } = renderIn('en', <Numbers exhibition={{ numbers: null }} />)
  expect(container).toBeEmptyDOMElement()
})
