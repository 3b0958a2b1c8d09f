import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { About } from './about'

const text = 'Why.\n\nHow.'

test('the text has its paragraphs and a signature', () => {
  const { container } = renderIn(
    'en',
    <About exhibition={{ about: { text, signature: { name: 'Ilma Sorsanen', role: 'curator' } } }} />,
  )
  expect(screen.getByText('Ilma Sorsanen')).toBeVisible()
  expect(container.querySelectorAll('p')).toHaveLength(3)
})

test('a text without a signature ends with its last paragraph', () => {
  const { container } = renderIn('en', <About exhibition={{ about: { text, signature: null } }} />)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Why.', 'How.'])
})
