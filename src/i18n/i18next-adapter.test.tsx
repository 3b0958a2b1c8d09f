import * as React from 'react'
import { render, screen } from '@testing-library/react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { pluginContext } from './page-context'
import { alternatesOf } from './routes'
import { useTexts, type PageTexts } from './texts'

// As webpack does it (src/gatsby/on-create-webpack-config.ts).
jest.mock('i18next', () => jest.requireActual<object>('./i18next-adapter'))
jest.mock('react-i18next', () => jest.requireActual<object>('./i18next-adapter'))

type WrapPageElement = (args: Partial<WrapPageElementBrowserArgs>, options: object) => React.ReactElement
const { wrapPageElement } = jest.requireActual<{ wrapPageElement: WrapPageElement }>(
  'gatsby-plugin-react-i18next/gatsby-browser',
)

const locales: PageTexts = {
  edges: [
    { node: { language: 'cs', ns: 'common', data: { footer: { organizer: 'Pořádá {{organizer}} & dál' } } } },
    {
      node: {
        language: 'cs',
        ns: 'programme',
        data: { capacity_one: '{{count}} místo', capacity_few: '{{count}} místa' },
      },
    },
  ],
}

function Texts() {
  const t = useTexts()
  const seats = [1, 3].map((count) => t('programme:capacity', { count })).join(', ')
  return <p>{`${t('common:footer.organizer', { organizer: 'Spolek <1>' })}; ${seats}`}</p>
}

test('gatsby-plugin-react-i18next provides the texts of a page to its components', () => {
  const props = { data: { locales }, pageContext: { i18n: pluginContext('cs', alternatesOf('home')) } }
  const element = <Texts />
  render(wrapPageElement({ element, props } as unknown as WrapPageElementBrowserArgs, { redirect: false }))
  expect(screen.getByText('Pořádá Spolek <1> & dál; 1 místo, 3 místa')).toBeInTheDocument()
})
