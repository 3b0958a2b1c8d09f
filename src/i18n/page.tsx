import * as React from 'react'
import { defaultLocale, type Locale } from './locales'
import type { PageContext } from './page-context'
import { alternatesOf } from './routes'

const Context = React.createContext<PageContext>({
  template: 'home',
  language: defaultLocale,
  alternates: alternatesOf('home'),
})

/** Makes the context of a page available to the components inside it. */
export const PageProvider = Context.Provider

/** The page being rendered: its language and its address in every language. */
export function usePage(): PageContext {
  return React.useContext(Context)
}

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return usePage().language
}
