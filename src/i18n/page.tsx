import * as React from 'react'
import { defaultLocale, type Locale } from './locales'
import type { PageContext } from './page-context'
import { alternatesOf } from './routes'

const Context = React.createContext<PageContext>({
  template: 'home',
  language: defaultLocale,
  alternates: alternatesOf('home'),
})

/** Tells everything below it which page it is on. */
export const PageProvider = Context.Provider

/** The page being rendered: its language and its address in the other one. */
export function usePage(): PageContext {
  return React.useContext(Context)
}

export function useLocale(): Locale {
  return usePage().language
}
