import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { Enquiry } from './enquiry'

const silent = { email: null, gallery: null }
const gallery = (name: string, email: string | null = null) => ({ name, url: `https://${name}.example`, email })

const show = (own: object, artists: object, language: 'cs' | 'en' = 'en') =>
  renderIn(
    language,
    <Enquiry
      artist={{ slug: 'jana-nova', name: 'Jana Nová', ...silent, ...artists }}
      work={{ slug: 'more', title: 'Moře & pes? 100\u00a0%', ...silent, ...own }}
    />,
  )

/** The link’s address, for a mail without what follows the recipient. */
const target = () => screen.queryByRole('link')?.getAttribute('href')?.split('?')[0]

test.each([
  [
    'the work itself',
    { email: 'w@x.example', gallery: gallery('a', 'a@x.example') },
    { email: 'j@x.example' },
    'mailto:w@x.example',
  ],
  ['the gallery of the work', { gallery: gallery('a', 'a@x.example') }, { email: 'j@x.example' }, 'mailto:a@x.example'],
  ['the site of that gallery', { gallery: gallery('a') }, { email: 'j@x.example' }, 'https://a.example'],
  ['the artist', {}, { email: 'j@x.example', gallery: gallery('b', 'b@x.example') }, 'mailto:j@x.example'],
  ['the gallery of the artist', {}, { gallery: gallery('b', 'b@x.example') }, 'mailto:b@x.example'],
  ['the site of the artist’s gallery', {}, { gallery: gallery('b') }, 'https://b.example'],
  ['nobody', {}, {}, undefined],
])('a visitor asks %s', (_whom, own, artists, expected) => {
  show(own, artists)
  expect(target()).toBe(expected)
})

test.each([
  ['cs', 'Zeptat se na dílo', 'Dobrý den, mám dotaz na dílo Moře & pes? 100 % (Jana Nová), ', '/umelec-jana-nova/more'],
  ['en', 'Enquire', 'Hello, I have a question about Moře & pes? 100 % by Jana Nová, ', '/en/artist-jana-nova/more'],
] as const)('the mail has the artist, the title and the address of the work (%s)', (language, name, words, path) => {
  show({}, { email: 'j@x.example' }, language)
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name })
  const { searchParams } = new URL(href)
  expect(href).not.toContain('+')
  expect(searchParams.get('subject')).toBe('Jana Nová: Moře & pes? 100 %')
  expect(searchParams.get('body')).toBe(`${words}${process.env.GATSBY_SITE_URL ?? ''}${path}`)
})

test.each([
  ['cs', 'Zeptat se v galerii: b'],
  ['en', 'Enquire at b'],
] as const)('the link to a gallery names it (%s)', (language, name) => {
  show({}, { gallery: gallery('b') }, language)
  expect(screen.getByRole('link', { name })).toBeVisible()
})
