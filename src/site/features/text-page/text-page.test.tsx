import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aRoom } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { TextPage } from './text-page'

const page = {
  title: 'Accessibility statement',
  intro: 'For everybody.',
  questions: null,
  sections: [{ heading: 'Known limits', text: 'One.\n\nTwo.' }],
  feedback: { heading: 'Is something in your way?', text: 'Write to us.', email: null },
  accessibility: null,
  date: '2031-08-25',
}
const exhibition = {
  organizer: 'Majakka Association',
  venue: { name: 'Harbour Warehouse' },
  contact: { email: 'seven@majakka.example', access: ['A lift to all floors.'] },
}

test('a statement ends with a contact, a signature and a date', () => {
  renderIn('en', <TextPage page={page} exhibition={exhibition} />)
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Accessibility statement', 'Known limits', 'Is something in your way?'])
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:seven@majakka.example')
  expect(screen.getByText('25 August 2031').closest('p')).toHaveTextContent('Majakka Association, 25 August 2031')
})

test('a page may have its own contact address', () => {
  const feedback = { ...page.feedback, email: 'press@majakka.example' }
  renderIn('en', <TextPage page={{ ...page, feedback }} exhibition={exhibition} />)
  expect(screen.getByRole('link', { name: 'press@majakka.example' })).toBeInTheDocument()
})

test('the accessibility statement links to the access to the building, if content has it', () => {
  const statement = { ...page, feedback: null, accessibility: true }
  const { unmount } = renderIn('en', <TextPage page={statement} exhibition={exhibition} />)
  const link = screen.getByRole('link', { name: 'Harbour Warehouse: access to the building' })
  expect(link).toHaveAttribute('href', '/en#access')
  unmount()

  const contact = { ...exhibition.contact, access: null }
  renderIn('en', <TextPage page={statement} exhibition={{ ...exhibition, contact }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

type Question = Queries.QuestionFragment

const question = (of: string, place: Question['place'] = null): Question => ({
  question: of,
  answer: `About ${of}.`,
  place,
})

test('questions come before sections, and an answer ends with its place', () => {
  const questions = [question('Dogs?'), question('Toilets?', aRoom({ name: 'Courtyard' }))]
  renderIn('en', <TextPage page={{ ...page, questions, feedback: null }} exhibition={exhibition} />)
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Dogs?', 'Toilets?', 'Known limits'])
  expect(screen.getByRole('link').closest('section')).toHaveTextContent('About Toilets?.Courtyard')
})

test.each([
  ['sections', { feedback: null, date: null }, 'Known limitsOne.Two.'],
  ['questions', { questions: [question('Dogs?')], sections: null, feedback: null, date: null }, 'Dogs?About Dogs?.'],
])('a page may have %s only', (_, changes, last) => {
  renderIn('en', <TextPage page={{ ...page, ...changes }} exhibition={exhibition} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('article').lastElementChild).toHaveTextContent(last)
})

test('a page of more than four parts lists them, also those with the same heading', () => {
  const sections = ['One', 'Two', 'Three', 'Two'].map((heading) => ({ heading, text: '…' }))
  const { unmount } = renderIn('en', <TextPage page={{ ...page, sections, feedback: null }} exhibition={exhibition} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  unmount()

  renderIn('en', <TextPage page={{ ...page, sections, questions: [question('Dogs?')] }} exhibition={exhibition} />)
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  const targets = links.map((link) => document.querySelector(link.getAttribute('href')!)?.querySelector('h2'))
  expect(targets.map((heading) => heading?.textContent)).toEqual(links.map(({ textContent }) => textContent))
  expect(new Set(targets).size).toBe(6)
})
