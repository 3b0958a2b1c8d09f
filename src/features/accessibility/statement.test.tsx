import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../testing/render'
import { Statement } from './statement'

const statement = {
  title: 'Accessibility statement',
  intro: 'For everybody.',
  sections: [{ heading: 'Known limits', text: 'One.\n\nTwo.' }],
  feedback: { heading: 'Is something in your way?', text: 'Write to us.' },
  date: '2025-08-25',
}
const exhibition = { organizer: 'Majakka Association', contact: { email: 'seven@majakka.example' } }

test('the statement ends with whom to write to, who signs it and of what day it is', () => {
  renderIn('en', <Statement statement={statement} exhibition={exhibition} />)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Accessibility statement', 'Known limits', 'Is something in your way?'])
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:seven@majakka.example')
  expect(screen.getByText('25 August 2025').closest('p')).toHaveTextContent('Majakka Association, 25 August 2025')
})
