// What of react-i18next goes to browsers: its index would take along components that read HTML, which nothing here uses.
export { I18nContext } from '../../node_modules/react-i18next/dist/es/context.js'
export { I18nextProvider } from '../../node_modules/react-i18next/dist/es/I18nextProvider.js'
export { useTranslation } from '../../node_modules/react-i18next/dist/es/useTranslation.js'
