import type { AdminSettings } from '../../src/editors/form/admin-settings'

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
