import { findText, type Tree, type Values } from './find-text'

type Options = { lng: string; resources: Record<string, Tree> }

/**
 * What stands in i18next's place in browsers (decision 020). Pages are made with i18next; to take them over, a browser
 * needs of it what the plugin asks of an instance, and texts of one language that are there already.
 */
export default {
  createInstance() {
    const instance = {
      language: '',
      t: (key: string, _values?: Values): string => key,
      init({ lng, resources }: Options): Promise<void> {
        instance.language = lng
        instance.t = (key, values) => findText(resources[lng] ?? {}, lng, key, values)
        return Promise.resolve()
      },
    }
    return instance
  },
}
