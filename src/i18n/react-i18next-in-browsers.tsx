import * as React from 'react'
import i18next from './i18next-in-browsers'

type Instance = ReturnType<typeof i18next.createInstance>

const InstanceContext = React.createContext(i18next.createInstance())

type Props = { i18n: Instance; children: React.ReactNode }

/** What stands in react-i18next's place in browsers (decision 020): the language of a page never changes. */
export function I18nextProvider({ i18n, children }: Props) {
  return <InstanceContext.Provider value={i18n}>{children}</InstanceContext.Provider>
}

export function useTranslation(): Pick<Instance, 't'> {
  return React.useContext(InstanceContext)
}
