import type { CmsConfig } from './cms-config'
import type { AdminSettings } from './admin-settings'
import cs from './config.cs.json'
import en from './config.en.json'
import { type Format, yamlFormat } from './yaml-format'

/** What of Decap CMS's own interface is used here (https://decapcms.org/docs/registration/). */
type DecapCms = {
  init: (options: { config: object }) => void
  registerCustomFormat: (name: string, extension: string, format: Format) => void
  registerEventListener: (listener: { name: 'postSave'; handler: () => void }) => void
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean
    CMS?: DecapCms
  }
}

// Decap starts by itself otherwise, and looks for a configuration in a file.
window.CMS_MANUAL_INIT = true

addEventListener('DOMContentLoaded', () => {
  const { CMS } = window
  const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as AdminSettings
  if (!CMS) return
  // The form speaks Czech to whoever reads Czech or Slovak, else English; the content is in both languages anyway.
  const czech = navigator.languages.some((language) => /^(cs|sk)\b/.test(language))
  document.documentElement.lang = czech ? 'cs' : 'en'
  start(CMS, (czech ? cs : en) as unknown as CmsConfig, settings, czech)
})

function start(
  cms: DecapCms,
  config: CmsConfig,
  { repository, branch = 'main', scope = 'public_repo', local }: AdminSettings,
  czech: boolean,
) {
  if (!repository && !local) {
    document.body.append(
      czech
        ? 'Formulář neví, kde je obsah uložen: nastavte proměnnou ADMIN_REPOSITORY, nebo spusťte npm run admin (viz README).'
        : 'The form does not know where the content is kept: set ADMIN_REPOSITORY, or run npm run admin (see README).',
    )
    return
  }
  for (const { format, fields, files, modeline } of config.collections) {
    cms.registerCustomFormat(String(format), 'yaml', yamlFormat(fields ?? files?.[0]?.fields ?? [], modeline))
  }
  cms.init({
    config: {
      ...config,
      load_config_file: false,
      backend: { name: 'github', repo: repository ?? 'local/files', branch, auth_scope: scope },
      ...(local && { local_backend: { url: new URL(local, location.href).href } }),
    },
  })
  if (local) cms.registerEventListener({ name: 'postSave', handler: () => void showCheck(czech) })
}

/** After each saving on this machine: what the content check says. On GitHub the pull request shows it. */
async function showCheck(czech: boolean): Promise<void> {
  const response = await fetch(`/admin/check?lang=${czech ? 'cs' : 'en'}`, { method: 'POST' })
  const report = document.createElement('pre')
  report.className = 'checkReport'
  report.setAttribute('role', 'status')
  report.toggleAttribute('data-faulty', response.headers.get('X-Check') !== 'passed')
  const close = document.createElement('button')
  close.textContent = czech ? 'Zavřít' : 'Close'
  close.addEventListener('click', () => report.remove())
  report.append(close, (await response.text()).trim())
  document.querySelector('.checkReport')?.remove()
  document.body.append(report)
}
