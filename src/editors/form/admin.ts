import type { CmsCollection, CmsConfig } from './cms-types'
import type { AdminSettings } from './admin-settings'
import { formWords } from '../words/form'
import { prepareChosenFiles } from './chosen-file'
import { derivedSlugs } from './derived-slugs'
import { withListedTime } from './listed-time'
import type { MessageLanguage } from '../words/message-language'
import { unfinishedTexts } from './unfinished-texts'
import { type Format, yamlFormat } from './yaml-format'

/** The configuration of the form in each language. tools/admin/admin-files.mts puts it into the bundle. */
declare const formConfig: Record<MessageLanguage, CmsConfig>

/** An entry of Decap CMS and its fields, maps of Immutable.js. */
type Entry = { get: { (key: 'data'): ImmutableData; (key: 'collection'): string } }
type ImmutableData = {
  toJS: () => Record<string, unknown>
  setIn: (path: (string | number)[], value: string) => ImmutableData
}

/** The part of Decap CMS's API that is used here (https://decapcms.org/docs/registration/). */
type DecapCms = {
  init: (options: { config: object }) => void
  registerCustomFormat: (name: string, extension: string, format: Format) => void
  registerEventListener: (
    listener:
      | { name: 'postSave'; handler: () => void }
      | { name: 'preSave'; handler: (event: { entry: Entry }) => ImmutableData },
  ) => void
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean
    CMS?: DecapCms
  }
}

// Without this, Decap starts by itself and looks for a configuration file.
window.CMS_MANUAL_INIT = true

addEventListener('DOMContentLoaded', () => {
  const { CMS } = window
  const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as AdminSettings
  if (!CMS) return
  // Slovak readers understand Czech better than English.
  const language = navigator.languages.some((each) => /^(cs|sk)\b/.test(each)) ? 'cs' : 'en'
  document.documentElement.lang = language
  start(CMS, language, settings)
})

function start(
  cms: DecapCms,
  language: MessageLanguage,
  { repository, branch = 'main', scope = 'public_repo', local }: AdminSettings,
) {
  if (!repository && !local) {
    document.body.append(formWords[language].noRepository)
    return
  }
  const config = formConfig[language]
  for (const collection of config.collections) {
    const ofFile = yamlFormat(fieldsOf(collection), collection.modeline)
    cms.registerCustomFormat(String(collection.format), 'yaml', withListedTime(ofFile, language))
  }
  cms.init({
    config: {
      ...config,
      load_config_file: false,
      backend: { name: 'github', repo: repository ?? 'local/files', branch, auth_scope: scope },
      ...(local && { local_backend: { url: new URL(local, location.href).href } }),
    },
  })
  cms.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const collection = config.collections.find(({ name }) => name === entry.get('collection'))
      const fields = collection ? fieldsOf(collection) : []
      const slugs = derivedSlugs(entry.get('data').toJS(), fields)
      const data = slugs.reduce((filled, { path, slug }) => filled.setIn(path, slug), entry.get('data'))
      const [unfinished] = unfinishedTexts(data.toJS(), fields)
      if (unfinished) throw new Refusal(formWords[language].everyLanguage(unfinished))
      return data
    },
  })
  prepareChosenFiles(language)
  if (local) cms.registerEventListener({ name: 'postSave', handler: () => void showCheck(language) })
}

const fieldsOf = ({ fields, files }: CmsCollection) => fields ?? files?.[0]?.fields ?? []

/** Decap CMS shows its text after “Failed to persist entry”. */
class Refusal extends Error {
  override name = ''
}

/** Shows the report of the content check. Runs after each save on this machine; on GitHub, the pull request shows it. */
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
