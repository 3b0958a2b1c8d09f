import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { invitationFile, type InvitationFacts } from '../../netlify/registration/invitation'
import { contentFolder } from '../../src/model/content-folder'
import { instantOf } from '../../src/model/phase'
import { registrationEnd } from '../../src/model/registration-period'
import { readInvitation, type Invitation } from '../content/invitation'

/** The facts of the event with an invitation; null without one. */
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
 * Writes these facts to where the functions read them. netlify.toml adds the folder to the functions.
 * @param content the folder of content that has passed the check
 * @param file replaced by tests
 * @param builtAt the database ignores facts that are older than its own
 * @returns the facts
 */
export async function writeInvitation(
  content = contentFolder(),
  file: string = invitationFile,
  builtAt = new Date(),
): Promise<InvitationFacts | null> {
  const facts = factsOf(readInvitation(content), builtAt)
  await mkdir(path.dirname(file), { recursive: true })
  // Renames a finished file: a running function must never read half of one.
  await writeFile(`${file}.new`, `${JSON.stringify(facts, null, 2)}\n`)
  await rename(`${file}.new`, file)
  return facts
}
