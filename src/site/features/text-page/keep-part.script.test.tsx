import * as React from 'react'
import { renderIn } from '../../../../tests/support/render'
import { whileListening } from '../../../../tests/support/while-listening'
import { switchLanguage } from '../../before-react/switch-language'
import { keepPart } from './keep-part.script'
import { TextPage } from './text-page'

const headings = { cs: ['Smí se mnou pes?', 'Так?'], en: ['May I bring my dog?', 'So?'] }

const pageIn = (locale: 'cs' | 'en') => ({
  title: 'Než přijdete',
  intro: '…',
  questions: headings[locale].map((question) => ({ question, answer: '…', place: null })),
  sections: null,
  feedback: null,
  accessibility: null,
  date: null,
})
const exhibition = {
  organizer: 'Majakka',
  venue: { name: 'Sklad' },
  contact: { email: 'sedm@majakka.example', access: null },
}

/** The heading at the anchor to which the switch leads from an anchor of the Czech page, and that anchor. */
function switchFrom(hash: string): { anchor: string; heading: string | null | undefined } {
  history.replaceState(null, '', `/nez-prijdete${hash}`)
  const czech = renderIn('cs', <TextPage page={pageIn('cs')} exhibition={exhibition} />)
  const link = document.createElement('a')
  Object.assign(link, { href: '/en/before-you-come' })
  link.dataset.language = 'en'
  document.body.append(link)
  whileListening(() => {
    document.addEventListener('click', (event) => event.preventDefault()) // jsdom cannot leave
    switchLanguage()
    keepPart()
    link.click()
  })
  const anchor = new URL(link.href).hash
  link.remove()
  czech.unmount()
  const english = renderIn('en', <TextPage page={pageIn('en')} exhibition={exhibition} />)
  const heading =
    anchor && english.container.querySelector(anchor)?.closest('section')?.querySelector('h2')?.textContent
  english.unmount()
  return { anchor, heading }
}

test.each([
  ['#smi-se-mnou-pes', 'May I bring my dog?'],
  [`#${encodeURIComponent('так')}`, 'So?'],
])('the switch leads from %s to the same question in the other language, and from there back', (hash, heading) => {
  const there = switchFrom(hash)
  expect(there.heading).toBe(heading)
  expect(switchFrom(there.anchor)).toEqual(there)
})

test('any other anchor stays as it is', () => {
  expect(switchFrom('#content').anchor).toBe('#content')
  expect(switchFrom('').anchor).toBe('')
})
