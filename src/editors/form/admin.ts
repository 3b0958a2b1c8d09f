import deepmerge from 'deepmerge'
import type { CmsCollection, CmsConfig } from './cms-types'
import type { AdminSettings } from './admin-settings'
import { formWords } from '../words/form'
import { prepareChosenFiles } from './chosen-file'
import type { DecapCms } from './decap-cms'
import { withDerivedSlugs } from './derived-slugs'
import { withListedTime } from './listed-time'
import { previewTemplate } from './preview'
import { type MessageLanguage, messageLanguageOf } from '../words/message-language'
import { unfinishedTexts } from './unfinished-texts'
import { slugAsRead, yamlFormat } from './yaml-format'

/** The configuration of the form in each language. tools/admin/admin-files.mts puts it into the bundle. */
declare const formConfig: Record<MessageLanguage, CmsConfig>

// Without this, Decap starts by itself and looks for a configuration file.
window.CMS_MANUAL_INIT = true

addEventListener('DOMContentLoaded', () => {
  const { CMS } = window
  const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as AdminSettings
  if (!CMS) return
  const language = messageLanguageOf(navigator.languages.join())
  document.documentElement.lang = language
  start(CMS, language, settings)
  reloadBetweenRecords()
})

/**
 * Loads the form anew when somebody types the address of another record, or goes back to one: Decap would keep the fields
 * of the last record, and save them as those of the other. Without the Navigation API, the form is not loaded anew.
 */
function reloadBetweenRecords() {
  const isRecord = (address: string | null) => /#\/collections\/[^/]+\/(new|entries\/)/.test(address ?? '')
  window.navigation?.addEventListener('navigate', ({ userInitiated, hashChange, destination }) => {
    if (userInitiated && hashChange && isRecord(location.href) && isRecord(destination.url))
      addEventListener('hashchange', () => location.reload(), { once: true })
  })
}

function start(
  cms: DecapCms,
  language: MessageLanguage,
  { repository, branch = 'main', scope = 'public_repo', local, develop }: AdminSettings,
) {
  if (!repository && !local) {
    document.body.append(formWords[language].noRepository)
    return
  }
  const config = formConfig[language]
  for (const collection of config.collections) {
    const { name, kind, format, modeline } = collection
    const ofFile = yamlFormat(fieldsOf(collection), modeline)
    cms.registerCustomFormat(String(format), 'yaml', withListedTime(ofFile, language))
    cms.registerPreviewTemplate(name, previewTemplate({ kind, fields: fieldsOf(collection) }, language, develop))
  }
  const { decap, local: localWords } = formWords[language]
  // On this machine the form writes files, and publishes nothing.
  cms.registerLocale(language, deepmerge.all([cms.getLocale(language), decap, local ? localWords : {}]))
  cms.registerPreviewStyle('/admin/admin.css')
  cms.init({
    config: {
      ...config,
      load_config_file: false,
      editor: { preview: hasRoomForPreview() },
      backend: { name: 'github', repo: repository ?? 'local/files', branch, auth_scope: scope },
      ...(local && { local_backend: { url: new URL(local, location.href).href }, show_preview_links: false }),
    },
  })
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const collection = config.collections.find(({ name }) => name === entry.get('collection'))
      const fields = collection ? fieldsOf(collection) : []
      // The comments of a record are not about its duplicate.
      const own = entry.get('newRecord') ? entry.get('data').delete(slugAsRead) : entry.get('data')
      const data = withDerivedSlugs(own, fields)
      const [unfinished] = unfinishedTexts(data.toJS(), fields)
      if (unfinished) throw new Refusal(formWords[language].everyLanguage(unfinished))
      return data
    },
  })
  prepareChosenFiles(language)
  if (!local) return
  // Decap calls it so, too, when a record is deleted.
  for (const name of ['postSave', 'postUnpublish'] as const)
    cms.registerEventListener({ name, handler: () => void showCheck(language) })
}

const fieldsOf = ({ fields, files }: CmsCollection) => fields ?? files?.[0]?.fields ?? []

/** Decap CMS shows its text after “Failed to persist entry”. */
class Refusal extends Error {
  override name = ''
}

/** Beside the preview, which is as wide as a phone, the fields of two languages still fit side by side. */
const hasRoomForPreview = () => matchMedia('(min-width: 1100px)').matches

/** Shows the report of the content check. Runs after each change on this machine; on GitHub, the pull request shows it. */
async function showCheck(language: MessageLanguage): Promise<void> {
  const response = await fetch(`/admin/check?lang=${language}`, { method: 'POST' })
  const report = document.createElement('pre')
  report.className = 'checkReport'
  report.setAttribute('role', 'status')
  report.toggleAttribute('data-faulty', response.headers.get('X-Check') !== 'passed')
  const close = document.createElement('button')
  close.textContent = formWords[language].close
  close.addEventListener('click', () => report.remove())
  report.append(close, (await response.text()).trim())
  document.querySelector('.checkReport')?.remove()
  document.body.append(report)
}
