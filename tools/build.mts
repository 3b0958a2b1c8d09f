import type { AdminSettings } from '../src/admin/admin-settings'
import { dropStaleCache } from '../src/gatsby/build-cache'
import { siteUrl } from '../src/gatsby/site-url'
import { writeAdmin } from './admin-files.mts'
import { adminSettings, hasForm } from './admin-settings'
import { checkContent } from './check-content.mts'
import { gatsby } from './gatsby.mts'
import { readInvitation } from './invitation'
import { missingVariables } from './missing-variables'
import { copyAnswerPages, writeInvitation } from './write-invitation.mts'

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
  const { event } = await readInvitation()
  const missing = event && missingVariables(process.env)
  if (missing) console.warn(missing)
  await dropStaleCache()
  if (!(await gatsby(['build']))) return false
  await copyAnswerPages(await writeInvitation())
  if (form) await writeAdmin('public', form)
  return true
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1
