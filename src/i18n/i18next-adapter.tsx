import * as React from 'react'
import { textsOf, type Tree } from './find-text'
import { TextsProvider } from './texts'

/**
 * Takes the place of i18next and react-i18next in every webpack stage (src/gatsby/on-create-webpack-config.ts).
 * gatsby-plugin-react-i18next reads the texts from the data of a page and calls the functions below with them.
 * Decision 041 says why the site has a text engine of its own.
 */
export default { createInstance }

type Options = { lng: string; resources: Record<string, Tree> }

function createInstance() {
  const instance = {
    language: '',
    t: textsOf({}, ''),
    init({ lng, resources }: Options): Promise<void> {
      instance.language = lng
      instance.t = textsOf(resources[lng] ?? {}, lng)
      return Promise.resolve()
    },
  }
  return instance
}

type Props = { i18n: ReturnType<typeof createInstance>; children: React.ReactNode }

export function I18nextProvider({ i18n, children }: Props) {
  return <TextsProvider value={i18n.t}>{children}</TextsProvider>
}
