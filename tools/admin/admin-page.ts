import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { locales } from '../../src/i18n/locales'

/**
 * Puts the settings into the page of the form.
 * @throws Error when the page has no element for them
 */
export function withSettings(html: string, settings: AdminSettings): string {
  const element = /(<script id="settings"[^>]*>)[\s\S]*?(<\/script>)/
  if (!element.test(html)) throw new Error('src/editors/form/admin.html: expected <script id="settings">.')
  // In a script element, text ends at the first `</script`.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return html.replace(element, (_all, start: string, end: string) => `${start}${json}${end}`)
}

/** Puts the labels of the fields for each language of the site into the style sheet of the form, in place of `.language`. */
export function withLanguages(css: string): string {
  const labels = locales.map((locale) => `label[for^='${locale}-field-']`)
  return css.replaceAll('.language)', `:is(${labels.join()}))`)
}
