import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answerPageFile, invitationFile, type InvitationFacts } from '../../netlify/registration/invitation'
import { locales } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { contentFolder } from '../../src/model/content-folder'
import { instantOf } from '../../src/model/phase'
import { registrationEnd } from '../../src/model/registration-end'
import { readInvitation, type Invitation } from './invitation'

/** What the functions must know of the event with an invitation; null where there is none. */
function factsOf({ event, exhibition }: Invitation, builtAt: Date): InvitationFacts | null {
  const { timeZone, demoDate, notice, retentionDays } = exhibition
  if (!event) return null
  if (!notice || !retentionDays) throw new Error('The content has an invitation but no notice; it was not checked.')
  return {
    builtAt: builtAt.toISOString(),
    asOf: demoDate ? instantOf(demoDate, timeZone) : null,
    event: event.slug,
    path: event.invitation.path,
    capacity: event.capacity,
    closesAt: instantOf(registrationEnd(event), timeZone),
    endsAt: instantOf(event.end, timeZone),
    noticeVersions: [notice.version, ...(notice.earlierVersions ?? [])],
    retentionDays,
  }
}

/**
 * Writes these facts where the functions read them; netlify.toml packs the folder with them.
 * @param content the folder of content that has passed the check
 * @param file tests write elsewhere
 * @param builtAt the database ignores facts that are older than the ones it has
 * @returns the facts
 */
export async function writeInvitation(
  content = contentFolder(),
  file: string = invitationFile,
  builtAt = new Date(),
): Promise<InvitationFacts | null> {
  const facts = factsOf(readInvitation(content), builtAt)
  await mkdir(path.dirname(file), { recursive: true })
  // A function that is running must never read half a file.
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`)
  await rename(`${file}.new`, file)
  return facts
}

/**
 * Copies the built pages with the form to where the function finds them, whatever path the content gives them.
 * What an earlier build left there is deleted.
 * @param facts the facts of this build
 */
export async function copyAnswerPages(facts: InvitationFacts | null): Promise<void> {
  const folder = path.dirname(invitationFile)
  const old = (await readdir(folder)).filter((name) => name.endsWith('.html'))
  await Promise.all(old.map((name) => rm(path.join(folder, name))))
  if (!facts) return
  for (const locale of locales) {
    await copyFile(`public${pathTo('invitation', locale, facts.path)}.html`, answerPageFile(locale))
  }
}
