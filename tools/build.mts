import { dropStaleCache } from '../src/gatsby/build-cache'
import { siteUrl } from '../src/gatsby/site-url'
import { writeAdmin } from './admin-files.mts'
import { adminSettings, hasForm } from './admin-settings'
import { checkContent } from './check-content.mts'
import { gatsby } from './gatsby.mts'
import { writeOpenHouse } from './open-house.mts'

/** Checks the environment and the content, then lets Gatsby build the site into `public/`. */
export async function build(): Promise<boolean> {
  try {
    siteUrl(process.env)
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
  if (!(await checkContent())) return false
  await dropStaleCache()
  if (!(await gatsby(['build']))) return false
  await writeOpenHouse()
  if (hasForm(process.env)) await writeAdmin('public', adminSettings(process.env))
  return true
}

if (import.meta.main) process.exitCode = (await build()) ? 0 : 1
