import * as React from 'react'
import { render, screen } from '@testing-library/react'
import type { LocaleEdges } from './texts'
import { useTexts } from './texts'
import { TextsProvider } from './texts-provider'

const locales: LocaleEdges = {
  edges: [
    {
      node: {
        ns: 'common',
        data: {
          title: 'Díla <1>',
          by: '{{name}} & přátelé',
          seats_one: '{{count}} místo',
          seats_few: '{{count}} místa',
        },
      },
    },
  ],
}

function Text({ of, ...values }: { of: string; name?: string; count?: number }) {
  return <p>{useTexts()(of, values)}</p>
}

test('texts are there at the first render, outside any page of the i18n plugin', () => {
  render(
    <TextsProvider language="cs" locales={locales}>
      <Text of="common:title" />
    </TextsProvider>,
  )
  expect(screen.getByText('Díla <1>')).toBeInTheDocument()
})

test('values are filled in without being escaped twice', () => {
  render(
    <TextsProvider language="cs" locales={locales}>
      <Text of="common:by" name="Jana & Petr" />
    </TextsProvider>,
  )
  expect(screen.getByText('Jana & Petr & přátelé')).toBeInTheDocument()
})

test('a number has the plural of the language', () => {
  render(
    <TextsProvider language="cs" locales={locales}>
      <Text of="common:seats" count={1} />
      <Text of="common:seats" count={3} />
    </TextsProvider>,
  )
  expect(screen.getByText('1 místo')).toBeInTheDocument()
  expect(screen.getByText('3 místa')).toBeInTheDocument()
})
