import { rm } from 'node:fs/promises'
import { formFile } from '../../netlify/editors/show-form'
import type { AdminSettings } from '../../src/editors/form/admin-settings'
import { dropStaleCache } from '../../src/gatsby/build-cache'
import { siteUrl } from '../../src/gatsby/site-url'
import { writeAdmin } from '../admin/admin-files.mts'
import { adminSettings, hasForm } from '../admin/admin-settings'
import { isContentValid } from '../content/check-content'
import { readRegisteredEvents } from '../content/registered-events'
import { type Progress, startProgress } from '../command-line/progress'
import { pictureLine } from '../pictures/picture-line'
import { type Made, startMaking } from '../pictures/start-making'
import { gatsbyBuild } from './gatsby.mts'
import { missingVariables } from './missing-variables'
import { writePublicFiles } from './public-files'
import { writeGuestPages } from './write-guest-pages.mts'
import { writeMail } from './write-mail.mts'
import { writeRegistrations } from './write-registrations.mts'

type Options = {
  /** Whether the content has been checked already. */
  isChecked?: boolean
  /** Whether the site is complete without its pictures: a server on this machine makes them when somebody looks at them. */
  picturesLater?: boolean
}

/**
 * Checks the environment and the content, and builds the site into `public/`. Meanwhile says how far it is.
 * @returns whether the site was built; the reason why not was printed
 * @throws Error in one line if an environment variable is wrong
 */
export async function buildSite({ isChecked = false, picturesLater = false }: Options = {}): Promise<boolean> {
  siteUrl(process.env)
  const form: AdminSettings | undefined = hasForm(process.env) ? adminSettings(process.env) : undefined
  if (!isChecked && !(await isContentValid())) return false
  const { events } = readRegisteredEvents()
  const warning = events.length > 0 && missingVariables(process.env)
  if (warning) console.warn(warning)

  await dropStaleCache()
  const progress = startProgress()
  const pictures = picturesLater ? undefined : startMaking(showIn(progress))
  const isBuilt = await gatsbyBuild(progress)
  if (isBuilt) pictures?.siteIsBuilt()
  else pictures?.stop()
  const isComplete = (await (pictures?.isComplete ?? true)) && isBuilt
  progress.stop()
  if (!isComplete) return false
  const { facts, contents } = await writeRegistrations()
  await writeGuestPages(facts)
  await writeMail(facts, contents)
  await writePublicFiles()
  if (form) await writeAdmin('public', formFile, form)
  else await rm(formFile, { force: true })
  return true
}

/** Shows how far the pictures are: they are made beside Gatsby, which uses one processor only. */
function showIn(progress: Progress): (state: Made) => void {
  const inWords = pictureLine()
  return (state) => {
    if (state.made === state.all) progress.end(state.part)
    else progress.show(state.part, inWords(state))
  }
}
