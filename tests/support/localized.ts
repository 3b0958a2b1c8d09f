import type { Localized } from '../../src/i18n/locales.ts'

/** Values in the tests' languages (tests/languages.ts). The project's table, which types follow, may have others. */
export const localized = <Value>(values: { cs: Value; en: Value }) => values as Localized<Value>
