import * as React from 'react'
import i18next from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { Locale } from './locales'
import type { LocaleEdges } from './texts'

type Props = { language: Locale; locales: LocaleEdges; children: React.ReactNode }

/**
 * Texts for what is rendered outside a page: the i18n plugin provides them only inside one,
 * and the page that failed is no place to look for them.
 */
export function TextsProvider({ language, locales, children }: Props) {
  const [i18n] = React.useState(() => {
    const instance = i18next.createInstance()
    const namespaces = Object.fromEntries(locales.edges.map(({ node }) => [node.ns, node.data]))
    void instance.init({
      lng: language,
      resources: { [language]: namespaces },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
    return instance
  })
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
