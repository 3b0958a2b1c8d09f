import * as React from 'react'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { allTexts } from '../../../../../tests/support/render'
import { PageProvider } from '../../../../i18n/page'
import { alternatesOf } from '../../../../i18n/routes'
import { textsFrom, TextsProvider } from '../../../../i18n/texts'
import { emptyValues, keepDraft } from './draft'
import { RegistrationForm } from './registration-form'

const notice = { version: '7', heading: 'Consent', consent: 'By sending you consent.', text: 'Your rights.' }
const send = jest.fn(async () => ({ result: 'default' as const, errors: {} }))

const page = (
  <PageProvider value={{ template: 'event', language: 'en', alternates: alternatesOf('home') }}>
    <TextsProvider value={textsFrom(allTexts('en'))}>
      <RegistrationForm form="programme" event="akce" maxSeats={4} notice={notice} send={send} />
    </TextsProvider>
  </PageProvider>
)

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!
const persons = (count: string) => find(`[name=persons][value="${count}"]`)

beforeEach(() => {
  sessionStorage.clear()
  send.mockClear()
  // React tells of the marks, and Jest would print all that it names.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
})

const hydrate = () => act(async () => void hydrateRoot(find('#root'), page, { onRecoverableError: () => {} }))

describe('where React replaces HTML that a translator has changed', () => {
  beforeEach(() => {
    find('legend').textContent = 'Anzahl der Plätze'
    find('#fullName').value = 'Jana'
    persons('2').click()
  })

  test('what was typed and chosen before stays', async () => {
    const form = find('form')
    await hydrate()
    expect(form).not.toBeInTheDocument()
    expect(find('#fullName')).toHaveValue('Jana')
    expect(persons('2')).toBeChecked()
  })

  test('a form that was held is sent', async () => {
    find('#email').value = 'jana@mail.example'
    find('form').dataset.held = ''
    await hydrate()
    expect(send.mock.calls).toMatchObject([[{}, { fullName: 'Jana', persons: '2' }, { waiting: false }]])
  })
})

test('what was chosen before React counts more than what was kept, also if it is what the page itself chooses', async () => {
  keepDraft('akce', { values: { ...emptyValues('programme'), fullName: 'Jana', persons: '2' } })
  persons('1').dataset.changed = ''
  await hydrate()
  expect(find('#fullName')).toHaveValue('Jana')
  expect(persons('1')).toBeChecked()
})
