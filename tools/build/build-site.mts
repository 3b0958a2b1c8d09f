import { rm } from 'node:fs/promises'
import { formFile } from '../../netlify/editors/show-form'
import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { dropStaleCache } from '../../src/gatsby/build-cache'
import { siteUrl } from '../../src/gatsby/site-url'
import { writeAdmin } from '../admin/admin-files.mts'
import { adminSettings, hasForm } from '../admin/admin-settings'
import { isContentValid } from '../content/check-content'
import { readRegisteredEvents } from '../content/registered-events'
import { gatsby } from './gatsby.mts'
import { missingVariables } from './missing-variables'
import { writePublicFiles } from './public-files'
import { writeGuestPages } from './write-guest-pages.mts'
import { writeMail } from './write-mail.mts'
import { writeRegistrations } from './write-registrations.mts'

/**
 * Checks the environment and the content, and builds the site into `public/`.
 * @param isChecked whether the content has been checked already
 * @returns whether the site was built; the reason why not was printed
 * @throws Error in one line if an environment variable is wrong
 */
export async function buildSite({ isChecked = false } = {}): Promise<boolean> {
  siteUrl(process.env)
  const form: AdminSettings | undefined = hasForm(process.env) ? adminSettings(process.env) : undefined
  if (!isChecked && !(await isContentValid())) return false
  const { events } = readRegisteredEvents()
  const warning = events.length > 0 && missingVariables(process.env)
  if (warning) console.warn(warning)

  await dropStaleCache()
  if (!(await gatsby(['build']))) return false
  const facts = await writeRegistrations()
  await writeGuestPages(facts)
  await writeMail(facts)
  await writePublicFiles()
  if (form) await writeAdmin('public', formFile, form)
  else await rm(formFile, { force: true })
  return true
}
