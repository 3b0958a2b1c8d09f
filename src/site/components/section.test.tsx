import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { Section } from './section'

test('a section that nothing links to is named by its heading, and has no anchor that an event could need', () => {
  const { container } = render(<Section heading="Thank you">…</Section>)
  expect(screen.getByRole('region', { name: 'Thank you' })).not.toHaveAttribute('id')
  // A slug has no such character.
  expect(container.querySelector('h2')?.id).toMatch(/[^a-z0-9-]/)
})
