import * as React from 'react'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { configure, render } from '@testing-library/react'
import type { Locale } from '../../src/i18n/locales'
import { PageProvider } from '../../src/i18n/page'
import type { PageContext } from '../../src/i18n/page-context'
import { alternatesOf } from '../../src/i18n/routes'
import { textsFrom, TextsProvider, type PageTexts } from '../../src/i18n/texts'
import { textsIn } from '../../src/model/translations'

// Long, so that a busy machine fails no test. The default is one second.
configure({ asyncUtilTimeout: 10_000 })

const folder = path.resolve('tests/exhibition/translations')
const translations = readdirSync(folder).map((file) => ({
  ns: path.basename(file, '.yaml'),
  tree: jest.requireActual<object>(path.join(folder, file)),
}))

/** The texts of the interface in the tests’ exhibition, as the query of a page returns them. */
export function allTexts(language: Locale): PageTexts {
  return {
    edges: translations.map(({ ns, tree }) => ({
      node: { language, ns, data: textsIn(language, tree) as Record<string, unknown> },
    })),
  }
}

/** Renders a component as on a page in this language. */
export function renderIn(language: Locale, element: React.ReactNode, page: Partial<PageContext> = {}) {
  return render(
    <PageProvider value={{ template: 'home', language, alternates: alternatesOf('home'), ...page }}>
      <TextsProvider value={textsFrom(allTexts(language))}>{element}</TextsProvider>
    </PageProvider>,
  )
}
