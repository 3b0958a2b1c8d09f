import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { dropStaleCache } from '../../src/gatsby/build-cache'
import { siteUrl } from '../../src/gatsby/site-url'
import { writeAdmin } from '../admin/admin-files.mts'
import { adminSettings, hasForm } from '../admin/admin-settings'
import { checkContent } from './check-content.mts'
import { gatsby } from '../building/gatsby.mts'
import { readInvitation } from '../building/invitation'
import { missingVariables } from '../building/missing-variables'
import { writeSiteFiles } from '../building/site-files'
import { copyAnswerPages, writeInvitation } from '../building/write-invitation.mts'

/** Checks the environment and the content, then lets Gatsby build the site into `public/`. */
export async function build(): Promise<boolean> {
  let form: AdminSettings | undefined
  try {
    siteUrl(process.env)
    if (hasForm(process.env)) form = adminSettings(process.env)
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
  if (!(await checkContent())) return false
  const { event } = readInvitation()
  const missing = event && missingVariables(process.env)
  if (missing) console.warn(missing)
  await dropStaleCache()
  if (!(await gatsby(['build']))) return false
  await copyAnswerPages(await writeInvitation())
  await writeSiteFiles()
  if (form) await writeAdmin('public', form)
  return true
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1
