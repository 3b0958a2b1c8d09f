import { findText, type Tree, type Values } from './find-text'

type Options = { lng: string; resources: Record<string, Tree>; react?: object }

/**
 * What stands in i18next's place in browsers (decision 020). Pages are made with i18next; to take them over, a browser
 * needs of it what the plugin and react-i18next ask of an instance, and texts of one language that are there already.
 */
export default {
  createInstance() {
    const instance = {
      isInitialized: false,
      language: '',
      languages: [] as string[],
      options: {} as Partial<Options>,
      init(options: Options): Promise<void> {
        Object.assign(instance, { options, language: options.lng, languages: [options.lng], isInitialized: true })
        return Promise.resolve()
      },
      hasLoadedNamespace: () => true,
      getFixedT(language: string) {
        const namespaces = instance.options.resources?.[language] ?? {}
        return (key: string, values?: Values) => findText(namespaces, language, key, values)
      },
      // The language of a page never changes, so there is nothing to tell.
      on: () => undefined,
      off: () => undefined,
    }
    return instance
  },
}

/** For keys that are functions, which react-i18next knows and nothing here uses. */
export const keyFromSelector = (key: unknown): string => String(key)
