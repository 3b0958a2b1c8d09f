import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { partnerGroups } from '../../model/partner'
import { renderIn } from '../../testing/render'
import { Partners } from './partners'

const partners: Queries.PartnersFragment = {
  nodes: partnerGroups.map((group) => ({
    slug: group,
    name: `The ${group}`,
    group,
    url: `https://${group}.example`,
    logo: { publicURL: `/static/${group}.svg` },
  })),
}

test.each([
  ['cs', ['Pořadatel', 'Partneři', 'Spolupracující galerie']],
  ['en', ['Organizer', 'Partners', 'Cooperating galleries']],
] as const)('logos stand in three groups: organizer, partners, cooperating galleries (%s)', (language, headings) => {
  renderIn(language, <Partners partners={partners} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(headings)
})

test('a logo is a link that says whose it is', () => {
  renderIn('en', <Partners partners={partners} />)
  const link = screen.getByRole('link', { name: 'The gallery' })
  expect(link).toHaveAttribute('href', 'https://gallery.example')
  expect(within(link).getByRole('img')).toHaveAttribute('src', '/static/gallery.svg')
})
